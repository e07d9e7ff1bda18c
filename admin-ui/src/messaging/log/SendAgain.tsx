import {
  resendLetter,
  sendMessageAgain,
  sendPlatformMessageAgain,
} from '@courtcrew/domain/messaging/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import Button from '@mui/material/Button';
import { useMessagingWords } from '../words.ts';
import { recipientOf, type Sent, type SentState, stateOf } from './sent.ts';

const NOT_ARRIVED: ReadonlySet<SentState> = new Set(['failed', 'bounced', 'stopped', 'unknown']);

/** Sends one message again; what may have arrived only to who says that they know. */
export function SendAgain({ sent }: { readonly sent: Sent }) {
  const m = useMessagingWords();
  const confirm = useConfirm();
  const told = { affects: ['emaillog', 'textlog', 'outbox'], done: m('log.sentAgain') };
  const letter = useCommand(resendLetter, told);
  const message = useCommand(sendMessageAgain, told);
  const ofAll = useCommand(sendPlatformMessageAgain, told);
  const state = stateOf(sent);
  if (!NOT_ARRIVED.has(state)) return null;
  const send = () => {
    const { tid, id } = sent;
    if ('letter_id' in sent) {
      const { letter_id, recipient } = sent;
      letter.mutate({ body: { tid: sent.tid, letter_id, recipient } });
    } else if (tid === null) ofAll.mutate({ params: { id } });
    else message.mutate({ params: { tid, id } });
  };
  const press = async () => {
    const question = {
      title: m('log.unknownTitle'),
      text: m('log.unknownText', { name: recipientOf(sent) }),
      action: m('log.again'),
    };
    if (state !== 'unknown' || (await confirm(question))) send();
  };
  return (
    <Button
      variant="outlined"
      size="small"
      sx={{ display: 'flex', my: 1 }}
      loading={[letter, message, ofAll].some(({ isPending }) => isPending)}
      onClick={press}
    >
      {m('log.again')}
    </Button>
  );
}

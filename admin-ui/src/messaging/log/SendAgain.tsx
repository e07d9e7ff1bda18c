import { resendLetter } from '@courtcrew/domain/messaging/contract.ts';
import type { LineState } from '@courtcrew/domain/messaging/letters/choices.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import Button from '@mui/material/Button';
import { useMessagingWords } from '../words.ts';
import type { EmailLine } from './columns.tsx';

const NOT_ARRIVED: ReadonlySet<LineState> = new Set(['failed', 'bounced', 'stopped', 'unknown']);

type Line = Pick<EmailLine, 'tid' | 'letter_id' | 'recipient' | 'name' | 'state'>;

/** Sends one line of the log again; what may have arrived only to who says that they know. */
export function SendAgain({ line: { tid, letter_id, recipient, name, state } }: { readonly line: Line }) {
  const m = useMessagingWords();
  const confirm = useConfirm();
  const again = useCommand(resendLetter, { affects: ['emaillog', 'textlog'], done: m('log.sentAgain') });
  if (!NOT_ARRIVED.has(state)) return null;
  const press = async () => {
    const question = {
      title: m('log.unknownTitle'),
      text: m('log.unknownText', { name }),
      action: m('log.again'),
    };
    if (state === 'unknown' && !(await confirm(question))) return;
    again.mutate({ body: { tid, letter_id, recipient } });
  };
  return (
    <Button variant="outlined" size="small" sx={{ mt: 1 }} loading={again.isPending} onClick={press}>
      {m('log.again')}
    </Button>
  );
}

import { revealMessage } from '@courtcrew/domain/messaging/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useMessagingWords } from '../words.ts';
import { SendAgain } from './SendAgain.tsx';
import { type Sent, textOf } from './sent.ts';

/** The whole message below its line, as it was written, and why it failed. */
export function Whole() {
  const m = useMessagingWords();
  const sent = useRecordContext<Sent>();
  if (!sent) return null;
  return (
    <Box sx={{ pb: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {sent.error && <Box sx={{ color: 'error.main', mb: 1 }}>{sent.error}</Box>}
      <SendAgain sent={sent} />
      {'masked' in sent && sent.masked ? <Masked id={sent.id} text={sent.text} /> : textOf(sent)}
      {'letter_id' in sent && (
        <Box>
          <AppLink to={`/desk/history?about=${sent.letter_id}`}>{m('staff.history')}</AppLink>
        </Box>
      )}
    </Box>
  );
}

/** A text whose links are the right to something; a platform admin may see them, which the security log tells. */
function Masked({ id, text }: { readonly id: string; readonly text: string }) {
  const m = useMessagingWords();
  const { user } = useSession();
  const reveal = useCommand(revealMessage);
  return (
    <>
      {reveal.data?.text ?? text}
      {!reveal.data && user?.utr_admin === 'main' && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button
            variant="outlined"
            loading={reveal.isPending}
            onClick={() => reveal.mutate({ params: { id } })}
          >
            {m('log.reveal')}
          </Button>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{m('log.revealHelp')}</Box>
        </Box>
      )}
    </>
  );
}

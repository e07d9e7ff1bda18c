import { getProgress, resendLetter } from '@courtcrew/domain/messaging/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../../kit/desk/desk.ts';
import { Section } from '../../kit/page/layout.tsx';
import { useMessagingWords } from '../words.ts';
import type { Sent } from './useSend.ts';
import { useStopLetters } from './useStopLetters.ts';

const LOOK_MS = 2_000;

interface SentPaneProps {
  readonly sent: Pick<Sent, 'letters' | 'queued' | 'left'>;
}

/** How far a letter is, what failed and why, and what can still be done about it. */
export function SentPane({ sent: { letters, queued, left } }: SentPaneProps) {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const { data } = useCall(
    getProgress,
    { body: { tid, letters: [...letters] } },
    { refreshEvery: LOOK_MS, enabled: letters.length > 0 },
  );
  const stop = useStopLetters();
  const again = useCommand(resendLetter, { affects: ['emaillog', 'textlog'] });
  const { states = {}, errors = [] } = data ?? {};
  const waiting = states.queued ?? 0;
  const failed = (states.failed ?? 0) + (states.bounced ?? 0) + (states.stopped ?? 0);
  const known = Object.values(states).reduce((sum, count) => sum + count, 0);
  const sendAgain = () => {
    for (const letter_id of letters) again.mutate({ body: { tid, letter_id } });
  };
  return (
    <Section title={m('letter.sending')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {left.length > 0 && <Notice severity="warning">{m('letter.left', { count: left.length })}</Notice>}
        <Progress label={m('letter.underWay')} done={Math.max(known - waiting, 0)} total={queued} />
        <Box role="status">
          {Object.entries(states)
            .map(([state, count]) => `${m(`state.${state as 'queued'}`)}: ${count}`)
            .join(' · ')}
        </Box>
        {errors.map(({ reason, count }) => (
          <Box key={reason} sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
            {count} × {reason}
          </Box>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {waiting > 0 && (
            <Button variant="outlined" color="error" onClick={() => void stop(letters)}>
              {m('letter.stop')}
            </Button>
          )}
          {failed > 0 && (
            <Button variant="outlined" onClick={sendAgain}>
              {m('letter.again', { count: failed })}
            </Button>
          )}
        </Box>
      </Box>
    </Section>
  );
}

import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Replay } from './useReplay.ts';
import { useAuditWords } from './words.ts';

export function ReplaySteps({ replay }: { readonly replay: Replay }) {
  const a = useAuditWords();
  const { previous, next, playing, pick, play, byMinutes } = replay;
  const to = (label: 'replay.previous' | 'replay.next', position: string | undefined) => (
    <Button
      variant="outlined"
      disabled={position === undefined}
      onClick={() => position !== undefined && pick(position)}
    >
      {a(label)}
    </Button>
  );
  return (
    <Box sx={forThumbs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
        <Button variant="contained" onClick={play}>
          {a(playing ? 'replay.pause' : 'replay.play')}
        </Button>
        {to('replay.previous', previous)}
        {to('replay.next', next)}
        <Button variant="outlined" onClick={() => byMinutes(-1)}>
          {a('replay.minuteBack')}
        </Button>
        <Button variant="outlined" onClick={() => byMinutes(1)}>
          {a('replay.minuteOn')}
        </Button>
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'caption', mb: 2 }}>{a('replay.keys')}</Box>
    </Box>
  );
}

type Act = (replay: Replay, shift: boolean) => void;

const change = (replay: Replay, position: string | undefined) =>
  position !== undefined && replay.pick(position);

const KEYS: Readonly<Record<string, Act>> = {
  space: (replay) => replay.play(),
  arrowleft: (replay, shift) => (shift ? replay.byMinutes(-1) : change(replay, replay.previous)),
  arrowright: (replay, shift) => (shift ? replay.byMinutes(1) : change(replay, replay.next)),
};

/** Returns whether the key was handled. */
export function replayKey(replay: Replay, name: string, shift: boolean): boolean {
  const act = KEYS[name];
  act?.(replay, shift);
  return act !== undefined;
}

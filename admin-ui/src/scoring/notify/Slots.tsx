import { teamOf } from '@courtcrew/domain/scoring/model.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useScoreWords } from '../words.ts';
import { type Lineup, placesOf } from './lineup.ts';
import type { PlayerRow } from './PlayerChoice.tsx';

interface SlotsProps {
  readonly lineup: Lineup;
  readonly single: boolean;
  readonly players: readonly PlayerRow[];
  readonly onTakeOut: (pid: string) => void;
}

/** The places of a match, by team. */
export function Slots({ lineup, single, players, onTakeOut }: SlotsProps) {
  const w = useScoreWords();
  const nameOf = (pid: string) => players.find((player) => player.pid === pid)?.name ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <strong>{w('notify.slots')}</strong>
      <span>{w('notify.slotsHelp')}</span>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {([1, 2] as const).map((team) => (
          <Box
            key={team}
            role="group"
            aria-label={w('score.team', { team })}
            sx={{ display: 'grid', gap: 1 }}
          >
            <span>{w('score.team', { team })}</span>
            {placesOf(single)
              .filter((slot) => teamOf(slot) === team)
              .map((slot) => {
                const pid = lineup[slot];
                if (pid === undefined)
                  return <Chip key={slot} variant="outlined" label={w('notify.empty')} />;
                const name = nameOf(pid);
                return (
                  <Chip
                    key={slot}
                    color="primary"
                    label={name}
                    aria-label={w('notify.takeOut', { name })}
                    onClick={() => onTakeOut(pid)}
                    sx={{ minHeight: 44 }}
                  />
                );
              })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

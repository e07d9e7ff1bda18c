import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getPlayers } from '@courtcrew/domain/scoring/contract.ts';
import { SearchInput } from '@courtcrew/ui-kit/page/list/SearchInput.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { finder } from '../../kit/desk/finder.ts';
import { NextStep } from '../../kit/page/NextStep.tsx';
import { useScoreWords } from '../words.ts';
import type { Lineup } from './lineup.ts';

export type PlayerRow = AnswerOf<typeof getPlayers>[number];

/** As many as a glance takes in. */
const SHOWN = 24;

interface PlayerChoiceProps {
  readonly players: readonly PlayerRow[];
  readonly lineup: Lineup;
  readonly onPress: (pid: string) => void;
}

/** The players of the tournament, found by name. */
export function PlayerChoice({ players, lineup, onPress }: PlayerChoiceProps) {
  const w = useScoreWords();
  const [search, setSearch] = useState('');
  const fits = finder(search);
  const found = players.filter(({ name }) => fits(name));
  const chosen = Object.values(lineup);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchInput label={w('notify.find')} value={search} onChange={setSearch} />
      <Box role="group" aria-label={w('staff.players')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {found.slice(0, SHOWN).map(({ pid, name, phone }) => (
          <Button
            key={pid}
            variant={chosen.includes(pid) ? 'contained' : 'outlined'}
            aria-pressed={chosen.includes(pid)}
            onClick={() => onPress(pid)}
          >
            {name}
            {phone === null && ` (${w('notify.noPhone')})`}
          </Button>
        ))}
      </Box>
      {found.length > SHOWN && <span>{w('notify.more', { count: found.length - SHOWN })}</span>}
    </Box>
  );
}

/** Nobody can be notified before there are players. */
export function NoPlayers() {
  const w = useScoreWords();
  const toSetup = <NextStep to="/score/admin/setup" label={w('staff.players')} />;
  return <EmptyState title={w('notify.noPlayers')} text={w('player.noneHelp')} action={toSetup} />;
}

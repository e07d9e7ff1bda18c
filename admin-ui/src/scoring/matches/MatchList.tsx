import { MATCH_STATES } from '@courtcrew/domain/scoring/contract.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { ImportStep } from '../../kit/page/NextStep.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { ScoreHeader, ScorePage } from '../ScorePage.tsx';
import { gamesText } from '../scores/scores.ts';
import { MatchActs, MatchForm } from './MatchActs.tsx';
import { ResultFiles } from './ResultFiles.tsx';
import type { ListedRow } from './rows.ts';
import { useMatchWords } from './words.ts';

const IN_TIME = { field: 'date', order: 'ASC' } as const;

/** The matches of the draws: what is to be called next, and what became of the others. */
export const MatchList = () => (
  <ScorePage>
    <Matches />
  </ScorePage>
);

function useMatchColumns(): readonly Column<ListedRow>[] {
  const w = useMatchWords();
  const plain = (key: 'event' | 'round' | 'number' | 'time' | 'court') => ({ key, label: w(`match.${key}`) });
  const team = (key: 'team1' | 'team2'): Column<ListedRow> => ({
    key,
    label: w(`match.${key}`),
    primary: key === 'team1',
    value: (match) => match[key] || w('match.open'),
  });
  return [
    { key: 'date', label: w('match.date'), type: 'date' },
    plain('time'),
    plain('court'),
    plain('event'),
    plain('round'),
    plain('number'),
    team('team1'),
    team('team2'),
    { key: 'games', label: w('match.score'), unsorted: true, value: gamesText },
    { key: 'state', label: w('match.state'), unsorted: true, value: ({ state }) => w(`match.${state}`) },
    actsColumn(w('table.actions'), (match) => <MatchActs match={match} />),
  ];
}

function Matches() {
  const w = useMatchWords();
  const { tid } = useDesk();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {w('match.add')}
    </Button>
  );
  return (
    <>
      <ResourceList<ListedRow>
        resource="matches"
        caption={w('staff.matchList')}
        header={
          <ScoreHeader
            title={w('staff.matchList')}
            actions={
              <>
                <ResultFiles />
                <ImportStep />
                {add}
              </>
            }
          />
        }
        columns={useMatchColumns()}
        filters={[{ kind: 'search', source: 'q', label: w('filter.search') }]}
        presets={MATCH_STATES.map((state) => ({ label: w(`match.${state}`), filter: { state } }))}
        about={{ tid }}
        sort={IN_TIME}
        empty={
          <EmptyState
            title={w('match.none')}
            text={w('match.noneHelp')}
            action={
              <>
                <ImportStep /> {add}
              </>
            }
          />
        }
        file="matches"
      />
      {isAdding && <MatchForm onClose={() => setAdding(false)} />}
    </>
  );
}

import { GENDERS, rankingPlayer } from '@courtcrew/domain/ranking/model.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Upload from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordColumns } from '../../kit/record/useRecordColumns.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { ImportPlayers, PlayerForm } from '../dialogs.ts';
import { RankingHeader } from '../RankingHeader.tsx';
import type { Player } from '../rows.ts';
import { type RankingWord, useRankingWords } from '../words.ts';
import { PlayerActs } from './PlayerActs.tsx';

const BY_NAME = { field: 'last', order: 'ASC' } as const;

export function PlayersPage() {
  const r = useRankingWords();
  const columns = useRecordColumns<Player>(rankingPlayer, {
    label: (field) => r(`player.${field}` as RankingWord),
    order: ['last', 'first', 'gender', 'birth'],
    // Single names head their card, too.
    cells: { last: ({ first, last }) => last || first },
  });
  const [opened, setOpened] = useState<'form' | 'import' | null>(null);
  const close = () => setOpened(null);
  const actions = (
    <>
      <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpened('import')}>
        {r('player.import')}
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpened('form')}>
        {r('player.add')}
      </Button>
    </>
  );
  return (
    <>
      <ResourceList<Player>
        resource="rankingplayers"
        caption={r('staff.ranking')}
        header={<RankingHeader title={r('staff.ranking')} actions={actions} />}
        columns={[...columns, actsColumn(r('table.actions'), (player) => <PlayerActs player={player} />)]}
        filters={[
          { kind: 'search', source: 'q', label: r('filter.search') },
          {
            kind: 'choice',
            source: 'gender',
            label: r('player.gender'),
            options: GENDERS.map((gender) => [gender, gender]),
          },
        ]}
        sort={BY_NAME}
        bulk={<BulkButton confirm={(count) => r('player.removeMany', { count })} />}
        empty={<EmptyState title={r('player.none')} text={r('player.noneHelp')} action={actions} />}
        file="ranking-players"
      />
      {opened === 'form' && <PlayerForm onClose={close} />}
      {opened === 'import' && <ImportPlayers onClose={close} />}
    </>
  );
}

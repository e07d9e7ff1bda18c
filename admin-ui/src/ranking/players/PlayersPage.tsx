import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { removePlayer } from '@courtcrew/domain/ranking/contract.ts';
import { GENDERS, rankingPlayer } from '@courtcrew/domain/ranking/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Upload from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordColumns } from '../../kit/record/useRecordColumns.ts';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { EditDelete } from '../../kit/rest/list/EditDelete.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { ImportPlayers, PlayerForm } from '../dialogs.ts';
import type { Player } from '../rows.ts';
import { type RankingWord, useRankingWords } from '../words.ts';

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
        header={<PageHeader title={r('staff.ranking')} actions={actions} />}
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

export function PlayerActs({ player }: { readonly player: Player }) {
  const r = useRankingWords();
  const confirm = useConfirm();
  const openAbove = useAboveList();
  const remove = useCommand(removePlayer, { done: r('ranking.removed') });
  const { player_id, name } = player;
  const edit = () => openAbove((close) => <PlayerForm player={player} onClose={close} />);
  const ask = async () => {
    const yes = await confirm({
      title: r('player.removeOf', { name }),
      text: r('player.removeText'),
      action: r('action.delete'),
      danger: true,
    });
    if (yes) remove.mutate({ params: { player_id } });
  };
  return <EditDelete name={isolated(name)} onEdit={edit} onDelete={() => void ask()} />;
}

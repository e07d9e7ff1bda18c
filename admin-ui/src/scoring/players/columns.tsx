import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { useScoreWords } from '../words.ts';
import { PhoneField } from './PhoneField.tsx';
import type { Player } from './player.ts';

const PlayerDialog = onDemand(async () => (await import('./PlayerDialog.tsx')).PlayerDialog);

/** A player, with a phone that is typed in its place. */
export function usePlayerColumns(): readonly Column<Player>[] {
  const w = useScoreWords();
  return [
    { key: 'name', label: w('player.name'), primary: true },
    { key: 'club', label: w('player.club') },
    { key: 'phone', label: w('player.phone'), cell: (player) => <PhoneField player={player} /> },
    actsColumn(w('table.actions'), (player) => <EditPlayer player={player} />),
  ];
}

export function EditPlayer({ player }: { readonly player: Player }) {
  const w = useScoreWords();
  const openAbove = useAboveList();
  const edit = () => openAbove((close) => <PlayerDialog player={player} onClose={close} />);
  return (
    <IconButton aria-label={w('player.editOf', { name: player.name })} onClick={edit}>
      <Edit />
    </IconButton>
  );
}

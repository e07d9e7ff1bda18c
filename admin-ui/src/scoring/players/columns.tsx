import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { useScoreWords } from '../words.ts';
import { PhoneField } from './PhoneField.tsx';
import type { Player } from './player.ts';

const PlayerDialog = onDemand(async () => (await import('./PlayerDialog.tsx')).PlayerDialog);

/** A player, with a phone that is typed in its place. */
export function usePlayerColumns(): readonly ListColumn<Player>[] {
  const w = useScoreWords();
  return [
    { source: 'name', label: w('player.name'), primary: true, text: ({ name }) => name },
    { source: 'club', label: w('player.club'), text: ({ club }) => club },
    {
      source: 'phone',
      label: w('player.phone'),
      text: ({ phone }) => phone,
      cell: (player) => <PhoneField player={player} />,
    },
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

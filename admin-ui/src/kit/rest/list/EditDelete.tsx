import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import IconButton from '@mui/material/IconButton';

interface EditDeleteProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The last two buttons of a row. */
export function EditDelete({ name, onEdit, onDelete }: EditDeleteProps) {
  const w = useWords();
  return (['edit', 'delete'] as const).map((act) => (
    <IconButton
      key={act}
      title={w(`action.${act}`)}
      aria-label={`${w(`action.${act}`)}: ${name}`}
      onClick={act === 'edit' ? onEdit : onDelete}
    >
      {act === 'edit' ? <Edit /> : <Delete />}
    </IconButton>
  ));
}

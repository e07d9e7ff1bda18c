import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { usePlanWords } from '../words.ts';

interface EntryLineProps {
  readonly name: string;
  readonly children: ReactNode;
  /** The form in the line's place while it is changed. */
  readonly form: (done: () => void) => ReactNode;
  readonly busy: boolean;
  readonly onDelete: () => void;
}

/** An entry of a short list, with its buttons. */
export function EntryLine({ name, children, form, busy, onDelete }: EntryLineProps) {
  const p = usePlanWords();
  const [editing, setEditing] = useState(false);
  return (
    <Box component="li" sx={editing ? {} : { display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {editing ? (
        form(() => setEditing(false))
      ) : (
        <>
          {children}
          <IconButton aria-label={`${p('action.edit')}: ${name}`} onClick={() => setEditing(true)}>
            <Edit />
          </IconButton>
          <IconButton
            aria-label={`${p('action.delete')}: ${name}`}
            aria-disabled={busy}
            onClick={busy ? undefined : onDelete}
          >
            <Delete />
          </IconButton>
        </>
      )}
    </Box>
  );
}

import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePlanWords } from '../words.ts';

interface EntryLineProps {
  readonly name: string;
  readonly children: ReactNode;
  /** The form in the line's place while it is changed. */
  readonly form: (done: () => void) => ReactNode;
  readonly busy: boolean;
  readonly onDelete: () => void;
}

/**
 * Keeps the focus where somebody works: in the form that took the line's place, on the line's button once that is done, and on
 * the next line once theirs is gone. It fell to the dialog's start, with all lines before it.
 */
function useFocusInLine(line: RefObject<HTMLLIElement | null>, editing: boolean): void {
  const before = useRef(editing);
  useEffect(() => {
    const hasTurned = before.current !== editing;
    before.current = editing;
    // Whoever has gone on to another field by then stays there.
    if (!hasTurned || !document.activeElement?.contains(line.current)) return;
    line.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus();
  }, [line, editing]);
  useLayoutEffect(() => {
    const own = line.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const next = own.nextElementSibling ?? own.previousElementSibling;
      next?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    };
  }, [line]);
}

/** An entry of a short list, with its buttons. */
export function EntryLine({ name, children, form, busy, onDelete }: EntryLineProps) {
  const p = usePlanWords();
  const [editing, setEditing] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  useFocusInLine(line, editing);
  return (
    <Box ref={line} component="li" sx={editing ? {} : { display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {editing ? (
        form(() => setEditing(false))
      ) : (
        <>
          {children}
          <IconButton aria-label={`${p('action.edit')}: ${name}`} onClick={() => setEditing(true)}>
            <Edit />
          </IconButton>
          {/* A button that is disabled loses the focus. */}
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

import { fieldAttributes } from '@courtcrew/ui-kit/form/fieldKind.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface InlineTextProps {
  readonly label: string;
  readonly value: string;
  /** Name of the column: Enter and the arrow keys go to the next field of it. */
  readonly column: string;
  /** Where more cannot be typed; without it too long a text is refused with its reason. */
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** Colour of the stripe on the left, as a court's badge has it. */
  readonly stripe?: string;
  readonly onSave: SaveText;
}

/** The next field of the same column, in the order of the page; null at its end. */
function neighbour(field: HTMLElement, step: 1 | -1): HTMLElement | null {
  const column = [...document.querySelectorAll<HTMLElement>(`[data-column="${field.dataset.column}"]`)];
  return column[column.indexOf(field) + step] ?? null;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** One line of a grid that is edited where it stands: Enter saves and goes on, Escape takes back, leaving saves. */
export function InlineText({ label, value, column, onSave, stripe, ...input }: InlineTextProps) {
  const id = useId();
  const { text, error, type, revert, commit, leave } = useInlineEdit(value, onSave);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // With Ctrl, Enter is the page's.
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (event.key === 'Escape') {
      flushSync(revert);
      event.currentTarget.select();
    }
    if (step === undefined) return;
    event.preventDefault();
    if (event.key === 'Enter') commit();
    neighbour(event.currentTarget, step)?.focus();
  };

  return (
    <>
      <Box
        component="input"
        {...input}
        data-column={column}
        value={text}
        {...fieldAttributes('text')}
        enterKeyHint="next"
        spellCheck={false}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        onFocus={({ currentTarget }: React.FocusEvent<HTMLInputElement>) => currentTarget.select()}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => type(target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        sx={field}
        style={stripe ? { borderLeft: `5px solid ${stripe}`, fontWeight: 700 } : undefined}
      />
      {error !== null && (
        <Box id={id} role="alert" sx={reason}>
          {error}
        </Box>
      )}
    </>
  );
}

/** Below all fields of the grid it stands in, as wide as they are together. */
const reason = { gridColumn: '1 / -1', order: 1, color: 'error.main', typography: 'body2' } as const;

const edge = 'color-mix(in srgb, var(--mui-palette-text-secondary) 55%, transparent)';

const field = {
  width: '100%',
  minWidth: 0,
  height: { xs: 44, md: 36 },
  px: 1.25,
  // Below 16 px a phone zooms the page into the field.
  fontSize: { xs: '1rem', md: '0.9375rem' },
  fontFamily: 'inherit',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  border: `1px solid ${edge}`,
  borderRadius: '6px',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '-1px' },
} as const;

interface Draft {
  readonly text: string;
  /** What stood there when the typing began; null once a refusal has shown that it is out of date. */
  readonly from: string | null;
}

/** Saves what was typed; `from` is what stood there when the typing began. Throws what the person is to read. */
type SaveText = (text: string, from: string) => Promise<unknown>;

/**
 * A text that is edited where it stands. What is typed stays until it is saved, whatever others do to the value
 * meanwhile; a refused text stays, too, with the reason, and is sent again only on purpose.
 */
function useInlineEdit(value: string, save: SaveText) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [error, setError] = useState<string | null>(null);
  // Leaving a field right after Enter asks a second time, before anything is rendered anew.
  const sending = useRef(false);

  const revert = () => {
    setDraft(null);
    setError(null);
  };

  const send = async ({ text, from }: Draft) => {
    sending.current = true;
    try {
      await save(text.trim(), from ?? value);
      // Somebody may have gone on typing; that is measured against what was saved.
      setDraft((now) => (now === null || now.text === text ? null : { ...now, from: text.trim() }));
    } catch (failure) {
      setError(failureText(failure));
      setDraft((now) => now && { ...now, from: null });
    } finally {
      sending.current = false;
    }
  };

  const commit = () => {
    if (draft === null || sending.current) return;
    if (draft.text.trim() === value) revert();
    else void send(draft);
  };

  return {
    text: draft?.text ?? value,
    error,
    type: (text: string) => {
      setDraft((now) => ({ text, from: now ? now.from : value }));
      setError(null);
    },
    revert,
    commit,
    /** Leaving a field that was refused changes nothing: the reason stands beside it. */
    leave: () => error === null && commit(),
  };
}

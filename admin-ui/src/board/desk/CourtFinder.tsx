import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { fieldAttributes } from '@courtcrew/ui-kit/form/fieldKind.ts';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useBoardWords } from '../words.ts';

interface CourtFinderProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly courts: readonly CourtRow[];
  readonly onFound: (court: CourtRow) => void;
  /** A key for the named court: Enter, or a letter that cannot continue a name. */
  readonly onKey: (key: string, court: CourtRow) => void;
  /** Focus goes back to the courts. */
  readonly onLeave: () => void;
}

const LEAVING = ['Escape', 'ArrowDown', 'ArrowUp'];

/** Type a court's number, then Enter or the key of an action: `12`, Enter; `12f`. */
export function CourtFinder({ ref, courts, onFound, onKey, onLeave }: CourtFinderProps) {
  const b = useBoardWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const court = courtNamed(courts, typed);
  const isUnknown = typed !== '' && !court && !goesOn(courts, typed, '');

  const leave = () => {
    setTyped('');
    onLeave();
  };
  const keyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isKeyOfCourt = court && (key === 'Enter' || (/^[a-z]$/i.test(key) && !goesOn(courts, typed, key)));
    if (!isKeyOfCourt && !LEAVING.includes(key)) return;
    event.preventDefault();
    leave();
    if (isKeyOfCourt) onKey(key.toLowerCase(), court);
  };

  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 0.75 }}>
      <label htmlFor={id}>{b('find.label')}</label>
      <Box
        component="input"
        ref={ref}
        id={id}
        value={typed}
        maxLength={4}
        {...fieldAttributes('text')}
        placeholder="12"
        title={b('find.help')}
        aria-invalid={isUnknown || undefined}
        aria-describedby={`${id}-unknown`}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setTyped(event.target.value);
          const found = courtNamed(courts, event.target.value);
          if (found) onFound(found);
        }}
        onKeyDown={keyDown}
        onBlur={() => setTyped('')}
        sx={{
          width: 56,
          height: 30,
          px: 1,
          font: 'inherit',
          fontWeight: 680,
          color: isUnknown ? 'error.main' : 'text.primary',
          backgroundColor: 'background.paper',
          borderRadius: '6px',
          border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 55%, transparent)',
          '&[aria-invalid]': { borderColor: 'error.main' },
        }}
      />
      <span id={`${id}-unknown`} role="status" style={visuallyHidden}>
        {isUnknown ? b('find.unknown') : ''}
      </span>
    </Box>
  );
}

const plain = (name: string): string => name.trim().toLowerCase();

const courtNamed = (courts: readonly CourtRow[], typed: string): CourtRow | undefined =>
  courts.find(({ court_num }) => plain(court_num) === plain(typed));

/** Whether a letter can continue the name, or is an action key: `12f`. */
const goesOn = (courts: readonly CourtRow[], typed: string, letter: string): boolean =>
  courts.some(({ court_num }) => plain(court_num).startsWith(plain(typed + letter)));

import { useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { fieldAttributes } from '@courtcrew/ui-kit/form/fieldKind.ts';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTournament } from '../shell/tournament.tsx';
import type { PaletteEntry } from './entry.ts';
import { usePaletteEntries } from './usePaletteEntries.ts';
import { usePaletteWords } from './words.ts';

export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="palette-title"
      sx={{ '& .MuiDialog-container': { alignItems: 'start', pt: { sm: '10vh' } } }}
    >
      {open && <Finder onDone={onClose} />}
    </Dialog>
  );
}

function Finder({ onDone }: { onDone: () => void }) {
  const w = usePaletteWords();
  const go = useGo();
  const { choose } = useTournament();
  const id = useId();
  const [search, setSearch] = useState('');
  const [wished, setWished] = useState(0);
  const entries = usePaletteEntries(search);
  const at = Math.min(wished, Math.max(entries.length - 1, 0));

  const pick = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onDone();
    if (entry.tid) choose(entry.tid);
    if (entry.to) go(entry.to);
    void entry.run?.();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) pick(entries[at]);
    else setWished((at + step + entries.length) % Math.max(entries.length, 1));
  };

  return (
    <>
      <Box component="h2" id="palette-title" sx={visuallyHidden}>
        {w('palette.title')}
      </Box>
      <InputBase
        autoFocus
        value={search}
        placeholder={w('palette.title')}
        onKeyDown={onKey}
        onChange={(event) => {
          setSearch(event.target.value);
          setWished(0);
        }}
        inputProps={{
          ...fieldAttributes('search'),
          role: 'combobox',
          'aria-label': w('palette.title'),
          'aria-expanded': true,
          'aria-controls': id,
          'aria-activedescendant': entries.length > 0 ? `${id}-${at}` : undefined,
        }}
        sx={{ px: 2.5, py: 1.5, fontSize: '1.0625rem', borderBottom: '1px solid var(--mui-palette-divider)' }}
      />
      <Box role="status" sx={visuallyHidden}>
        {w('palette.count', { count: entries.length })}
      </Box>
      <Box
        role="listbox"
        id={id}
        aria-label={w('palette.title')}
        sx={{ p: 1, overflowY: 'auto', maxHeight: '52vh' }}
      >
        {entries.length === 0 && <Box sx={{ p: 2, color: 'text.secondary' }}>{w('palette.empty')}</Box>}
        {entries.map((entry, index) => (
          <Entry
            key={`${entry.group} ${entry.key}`}
            id={`${id}-${index}`}
            entry={entry}
            heading={entries[index - 1]?.group !== entry.group ? w(entry.group) : null}
            selected={index === at}
            onPick={() => pick(entry)}
          />
        ))}
      </Box>
    </>
  );
}

interface EntryProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly heading: string | null;
  readonly selected: boolean;
  readonly onPick: () => void;
}

const Entry = ({ id, entry, heading, selected, onPick }: EntryProps) => (
  <>
    {heading && (
      <Box
        role="presentation"
        sx={{ px: 1.5, pt: 1.5, pb: 0.5, typography: 'overline', color: 'text.secondary' }}
      >
        {heading}
      </Box>
    )}
    <Box
      role="option"
      id={id}
      aria-selected={selected}
      onClick={onPick}
      ref={(element: HTMLElement | null) => {
        if (selected) element?.scrollIntoView({ block: 'nearest' });
      }}
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        px: 1.5,
        py: 0.875,
        borderRadius: 1,
        cursor: 'pointer',
        backgroundColor: selected ? 'action.selected' : undefined,
        '&:hover': { backgroundColor: selected ? 'action.selected' : 'action.hover' },
      }}
    >
      <span>{entry.label}</span>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem', alignSelf: 'center' }}>
        {entry.detail}
      </Box>
    </Box>
  </>
);

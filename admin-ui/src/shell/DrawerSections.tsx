import type { Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { stored, useStored } from '@courtcrew/ui-kit/session/stored.ts';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type DrawerSection, type Entry, SECTIONS, type Section } from './entries.ts';
import { useHere } from './places.tsx';
import { useStaffWords } from './words.ts';

interface DrawerSectionsProps {
  readonly sections: readonly DrawerSection[];
  /** Of the chosen tournament: marked, and open until somebody folds it. */
  readonly phase: Phase | null;
  readonly onPick?: () => void;
}

export function DrawerSections({ sections, phase, onPick }: DrawerSectionsProps) {
  const w = useStaffWords();
  const here = useHere(sections);
  const marked = here?.entry.to;
  const { isOpen, toggle } = useOpenSections(here?.section ?? null, phase);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (marked !== undefined) showMarked(nav.current);
  }, [marked]);
  return (
    <Box ref={nav} component="nav" aria-label={w('shell.menu')} sx={{ p: 1 }}>
      {sections.map(({ name, entries }) => (
        <Foldable
          key={name}
          title={name === 'home' ? null : w(`section.${name}`)}
          open={isOpen(name)}
          isNow={name === phase}
          holdsHere={here?.section === name}
          onToggle={() => toggle(name)}
          onUnfolded={() => showMarked(nav.current)}
        >
          <Links entries={entries} isHere={({ to }) => to === marked} onPick={onPick} />
        </Foldable>
      ))}
    </Box>
  );
}

/** Open sections above may fill the drawer: the current entry is scrolled into view. */
const showMarked = (nav: HTMLElement | null) =>
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });

interface FoldableProps {
  /** Null above all sections, which do not fold. */
  readonly title: string | null;
  readonly open: boolean;
  /** The tournament is in this phase. */
  readonly isNow: boolean;
  /** Folded, it still marks that it holds the current entry. */
  readonly holdsHere: boolean;
  readonly onToggle: () => void;
  readonly onUnfolded: () => void;
  readonly children: ReactNode;
}

function Foldable({ title, open, isNow, holdsHere, onToggle, onUnfolded, children }: FoldableProps) {
  const w = useStaffWords();
  const id = useId();
  if (title === null) return children;
  return (
    <>
      <ListItemButton
        component="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        sx={{
          width: '100%',
          px: 1.5,
          minHeight: 36,
          border: 'none',
          background: 'none',
          typography: 'overline',
          color: holdsHere && !open ? 'primary.main' : 'text.secondary',
        }}
      >
        {title}
        {isNow && (
          <Box component="span" sx={{ ml: 1, color: 'secondary.main', fontWeight: 650 }}>
            {w('drawer.now')}
          </Box>
        )}
        <ExpandMore
          fontSize="small"
          sx={{ ml: 'auto', transform: open ? 'rotate(180deg)' : undefined, transition: 'transform 120ms' }}
        />
      </ListItemButton>
      <Collapse id={id} in={open} timeout={120} onEntered={holdsHere ? onUnfolded : undefined}>
        {children}
      </Collapse>
    </>
  );
}

interface LinksProps {
  readonly entries: readonly Entry[];
  readonly isHere: (entry: Entry) => boolean;
  readonly onPick?: () => void;
}

function Links({ entries, isHere, onPick }: LinksProps) {
  const w = useStaffWords();
  return (
    <List dense disablePadding sx={{ mb: 1 }}>
      {entries.map((entry) => (
        <ListItem key={entry.to} disablePadding>
          <ListItemButton
            component={AppAnchor}
            to={entry.to}
            selected={isHere(entry)}
            aria-current={isHere(entry) ? 'page' : undefined}
            onClick={onPick}
            sx={{
              px: 1.5,
              minHeight: 36,
              '&.Mui-selected': {
                boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-light)',
                fontWeight: 650,
              },
            }}
          >
            <ListItemText
              primary={w(entry.title)}
              slotProps={{ primary: { sx: { fontWeight: 'inherit' } } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

const kept = stored('courtcrew.sections');

/** What was unfolded in this phase; in another one it begins with that. */
function read(text: string | null, phase: Phase | null): readonly Section[] {
  const [of, ...open] = (text ?? '').split(' ');
  return SECTIONS.filter((section) => (of === String(phase) ? open.includes(section) : section === phase));
}

const write = (phase: Phase | null, sections: readonly Section[]) =>
  kept.write([String(phase), ...sections].join(' '));

interface OpenSections {
  readonly isOpen: (section: Section) => boolean;
  readonly toggle: (section: Section) => void;
}

/** Unfolded sections: remembered in this browser as long as the phase lasts, at first its own, and always the current one. */
function useOpenSections(current: Section | null, phase: Phase | null): OpenSections {
  const open = read(useStored(kept), phase);
  useEffect(() => {
    const before = read(kept.read(), phase);
    if (current !== null && !before.includes(current)) write(phase, [...before, current]);
  }, [current, phase]);
  return {
    isOpen: (section) => open.includes(section),
    toggle: (section) => {
      const others = open.filter((one) => one !== section);
      write(phase, others.length < open.length ? others : [...open, section]);
    },
  };
}

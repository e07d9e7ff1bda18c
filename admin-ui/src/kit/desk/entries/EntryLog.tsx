import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useDeskKitWords } from '../words.ts';
import type { Entries, Entry } from './useEntries.ts';

interface Known {
  readonly ref_id: string;
}

interface EntryLogProps<Person extends Known> {
  readonly of: Entries<Person>;
  readonly nameOf: (person: Person) => string;
  /** Tells people of one name apart, for example by shifts. */
  readonly about: (person: Person) => string;
  /** Actions on somebody just checked in. */
  readonly acts?: (person: Person, drop: () => void) => ReactNode;
  readonly hint: string;
  /** Returns focus after a press. */
  readonly onDone: () => void;
}

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const LINE_PX = 44;
/** More are found by typing more. */
const CHOICES = 6;

const ICONS = {
  waiting: <Schedule color="disabled" />,
  in: <CheckCircle color="success" />,
  already: <CheckCircle color="disabled" />,
  several: <HelpOutline color="warning" />,
  nobody: <ErrorOutline color="error" />,
  failed: <ErrorOutline color="error" />,
} as const;

/** Entered names with their outcomes, questions first. It grows for a question only, so that the list below stays. */
export function EntryLog<Person extends Known>({ of, hint, ...props }: EntryLogProps<Person>) {
  const d = useDeskKitWords();
  const asks = ({ state: { is } }: Entry<Person>) => is === 'several' || is === 'nobody' || is === 'failed';
  const asking = of.entries.some(asks);
  const ordered = [...of.entries.filter(asks), ...of.entries.filter((entry) => !asks(entry))];
  return (
    <Box
      role="log"
      aria-label={d('entries.log')}
      tabIndex={0}
      sx={{
        minHeight: { xs: 2 * LINE_PX + 2, sm: 3 * LINE_PX + 2 },
        maxHeight: { xs: asking ? 260 : 2 * LINE_PX + 2, sm: asking ? 220 : 3 * LINE_PX + 2 },
        overflowY: 'auto',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      {ordered.length === 0 && <Box sx={{ p: 1.25, color: 'text.secondary' }}>{hint}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ordered.map((entry) => (
          <Line key={entry.id} entry={entry} of={of} {...props} />
        ))}
      </Box>
    </Box>
  );
}

type LineProps<Person extends Known> = Omit<EntryLogProps<Person>, 'hint'> & {
  readonly entry: Entry<Person>;
};

function Line<Person extends Known>({ entry, of, nameOf, about, acts, onDone }: LineProps<Person>) {
  const d = useDeskKitWords();
  const w = useWords();
  const { state, text } = entry;
  const drop = () => {
    of.drop(entry);
    onDone();
  };
  const again = (person?: Person) => {
    of.again(entry, person);
    onDone();
  };
  const severalText =
    state.is !== 'several'
      ? ''
      : state.people.length > CHOICES
        ? d('entries.many', { text, count: state.people.length })
        : d('entries.several', { text });
  const asks = state.is === 'several' || state.is === 'nobody' || state.is === 'failed';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: state.is === 'several' ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: 1,
        minHeight: LINE_PX,
        px: 1,
        '& + &': { borderTop: '1px solid var(--mui-palette-divider)' },
      }}
    >
      {ICONS[state.is]}
      <Box
        sx={{
          flex: 1,
          fontWeight: state.is === 'in' ? 650 : 400,
          ...cut,
          ...(asks && { whiteSpace: 'normal' }),
        }}
      >
        {state.is === 'waiting' && d('entries.waiting', { text })}
        {state.is === 'in' && d('entries.in', { name: nameOf(state.person) })}
        {state.is === 'already' && d('entries.already', { name: nameOf(state.person) })}
        {state.is === 'nobody' && d('entries.nobody', { text })}
        {state.is === 'several' && severalText}
        {state.is === 'failed' && d('entries.failed', { text, why: state.why })}
      </Box>
      {state.is === 'failed' && (
        <Button size="small" variant="outlined" onClick={() => again()}>
          {w('action.retry')}
        </Button>
      )}
      {state.is === 'in' && acts?.(state.person, drop)}
      {asks && (
        <IconButton aria-label={d('entries.drop', { text })} onClick={drop}>
          <Close />
        </IconButton>
      )}
      {state.is === 'several' && (
        <Box sx={{ flexBasis: '100%', minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1, pb: 1 }}>
          {state.people.slice(0, CHOICES).map((person) => (
            <Button
              key={person.ref_id}
              size="small"
              variant="outlined"
              onClick={() => again(person)}
              sx={{ maxWidth: { xs: '100%', sm: 320 } }}
            >
              <Box component="span" sx={cut}>
                {[nameOf(person), about(person)].filter(Boolean).join(' · ')}
              </Box>
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

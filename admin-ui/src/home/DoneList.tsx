import type { TournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import { PHASES, type Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { canApply } from '@courtcrew/domain/tournaments/policies/signup.ts';
import { isArchived } from '@courtcrew/domain/tournaments/policies/visibility.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import { useDesk } from '../kit/desk/desk.ts';
import { Section } from '../kit/page/layout.tsx';
import { useHomeWords } from './words.ts';

interface DoneListProps {
  readonly phase: Phase;
  readonly home: TournamentHome;
}

interface Line {
  readonly text: string;
  readonly isDone: boolean;
}

/** The way of a tournament from its setup to its last payment, ticked as far as it has come. */
export function DoneList({ phase, home }: DoneListProps) {
  const w = useHomeWords();
  return (
    <Section title={w('done.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {useLines(phase, home).map(({ text, isDone }) => (
          <Box
            component="li"
            key={text}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 32 }}
          >
            <Tick isDone={isDone} />
            <Box component="span" sx={{ color: isDone ? undefined : 'text.secondary' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function useLines(phase: Phase, home: TournamentHome): readonly Line[] {
  const w = useHomeWords();
  const { status } = useDesk();
  const { officials, volunteers } = home;
  const at = PHASES.indexOf(phase);
  const isOver = at >= PHASES.indexOf('settle');
  const shifts = (of: TournamentHome['officials'], word: 'done.shifts' | 'done.volunteerShifts') =>
    of === null ? [] : [{ text: w(word, { count: of.shifts }), isDone: of.shifts > 0 }];
  return [
    { text: w('done.setup'), isDone: home.setup_saved },
    { text: w('done.procedures'), isDone: home.procedures },
    ...shifts(officials, 'done.shifts'),
    ...shifts(volunteers, 'done.volunteerShifts'),
    { text: w('done.open'), isDone: canApply(status) || isArchived(status) },
    { text: w('done.published'), isDone: status === 'published' || isArchived(status) },
    { text: w('done.played'), isDone: isOver },
    { text: w('done.paid'), isDone: isOver && !home.is_owed },
  ];
}

/** Whether a step is done, as a picture with a name. */
export function Tick({ isDone }: { readonly isDone: boolean }) {
  const w = useHomeWords();
  return isDone ? (
    <CheckCircle color="success" fontSize="small" titleAccess={w('checklist.done')} />
  ) : (
    <RadioButtonUnchecked color="disabled" fontSize="small" titleAccess={w('checklist.open')} />
  );
}

import { getToDoList } from '@courtcrew/domain/planning/contract.ts';
import type { TournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import { canApply } from '@courtcrew/domain/tournaments/policies/signup.ts';
import { isArchived } from '@courtcrew/domain/tournaments/policies/visibility.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useDesk } from '../kit/desk/desk.ts';
import type { ChosenTournament } from '../shell/tournament.tsx';
import { Tick } from './DoneList.tsx';
import { useHome } from './useHome.ts';
import { type HomeKey, useHomeWords } from './words.ts';

interface Step {
  readonly to: string;
  readonly title: HomeKey;
  readonly text: HomeKey;
  /** Somebody did it: what a default or an import brought along does not count. */
  readonly done: (home: TournamentHome, tournament: ChosenTournament) => boolean;
}

const STEPS: readonly Step[] = [
  {
    to: '/admin/tournamentSetup',
    title: 'checklist.setup',
    text: 'checklist.setupText',
    done: ({ setup_saved }, { start, end_date }) => setup_saved && start !== null && end_date !== null,
  },
  {
    to: '/desk/editProcedures',
    title: 'checklist.procedures',
    text: 'checklist.proceduresText',
    done: ({ procedures }) => procedures,
  },
  {
    to: '/desk/scheduleSetup',
    title: 'checklist.schedule',
    text: 'checklist.scheduleText',
    done: ({ officials }) => (officials?.shifts ?? 0) > 0,
  },
  {
    to: '/admin',
    title: 'checklist.activate',
    text: 'checklist.activateText',
    done: (_home, { status }) => canApply(status) || isArchived(status),
  },
];

export function ChecklistPage() {
  const w = useHomeWords();
  const tournament = useDesk();
  const { home } = useHome();
  return (
    <>
      <PageHeader title={w('staff.checklist')} about={w('checklist.help')} />
      <Answered of={home} loading="list" rows={4}>
        {(known) => (
          <Box
            component="ol"
            sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5, maxWidth: 720 }}
          >
            {STEPS.map(({ to, title, text, done }, index) => (
              <StepLine
                key={to}
                to={to}
                title={`${index + 1}. ${w(title)}`}
                text={w(text)}
                isDone={done(known, tournament)}
              />
            ))}
            <PlanLine tid={tournament.tid} />
          </Box>
        )}
      </Answered>
    </>
  );
}

/** Progress of the plan, which holds the other tasks. */
function PlanLine({ tid }: { tid: string }) {
  const w = useHomeWords();
  const items = useCall(getToDoList, { params: { tid } });
  if (!items.data) return null;
  const open = items.data.filter(({ completed }) => !completed).length;
  const text =
    items.data.length === 0
      ? w('checklist.planEmpty')
      : w('checklist.planText', { open, count: items.data.length });
  const isDone = items.data.length > 0 && open === 0;
  return <StepLine to="/plan/todolist" title={w('staff.todoList')} text={text} isDone={isDone} />;
}

interface StepLineProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
}

const StepLine = ({ to, title, text, isDone }: StepLineProps) => (
  <Card component="li" sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'start' }}>
    <Tick isDone={isDone} />
    <Box>
      <AppLink to={to} sx={{ fontWeight: 650 }}>
        {title}
      </AppLink>
      <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 0.25 }}>{text}</Box>
    </Box>
  </Card>
);

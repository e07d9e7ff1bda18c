import { getToDoList } from '@courtcrew/domain/planning/contract.ts';
import { getShifts } from '@courtcrew/domain/roster/contract.ts';
import type { SetupRow } from '@courtcrew/domain/tournaments/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useChosenRecord } from './useChosenRecord.ts';
import { type SetupKey, useSetupWords } from './words.ts';

interface Step {
  readonly to: string;
  readonly title: SetupKey;
  readonly text: SetupKey;
  readonly done: (row: SetupRow, shifts: number) => boolean;
}

const STEPS: readonly Step[] = [
  {
    to: '/admin/tournamentSetup',
    title: 'checklist.setup',
    text: 'checklist.setupText',
    done: ({ location, start, end_date }) => location !== '' && start !== null && end_date !== null,
  },
  {
    to: '/desk/editProcedures',
    title: 'checklist.procedures',
    text: 'checklist.proceduresText',
    done: ({ procedures }) => procedures !== '',
  },
  {
    to: '/desk/scheduleSetup',
    title: 'checklist.schedule',
    text: 'checklist.scheduleText',
    done: (_row, shifts) => shifts > 0,
  },
  {
    to: '/admin',
    title: 'checklist.activate',
    text: 'checklist.activateText',
    done: ({ status }) => status !== 'draft' && status !== 'Advertise Only',
  },
];

export function ChecklistPage() {
  const w = useSetupWords();
  const record = useChosenRecord();
  const tid = record.data?.tid;
  const shifts = useCall(getShifts, { params: { tid: tid ?? '' } }, { enabled: tid !== undefined });
  return (
    <>
      <PageHeader title={w('staff.checklist')} about={w('checklist.help')} />
      <Answered of={record} loading="list" rows={4}>
        {(row) => (
          <Box
            component="ol"
            sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5, maxWidth: 720 }}
          >
            {STEPS.map((step, index) => (
              <StepCard
                key={step.to}
                step={step}
                number={index + 1}
                done={step.done(row, shifts.data?.length ?? 0)}
              />
            ))}
            <PlanCard tid={row.tid} />
          </Box>
        )}
      </Answered>
    </>
  );
}

/** Progress of the plan, which holds the other tasks. */
function PlanCard({ tid }: { tid: string }) {
  const w = useSetupWords();
  const items = useCall(getToDoList, { params: { tid } });
  if (!items.data) return null;
  const open = items.data.filter(({ completed }) => !completed).length;
  const text =
    items.data.length === 0
      ? w('checklist.planEmpty')
      : w('checklist.planText', { open, count: items.data.length });
  const done = items.data.length > 0 && open === 0;
  return <StepLine to="/plan/todolist" title={w('staff.todoList')} text={text} done={done} />;
}

function StepCard({
  step: { to, title, text },
  number,
  done,
}: {
  step: Step;
  number: number;
  done: boolean;
}) {
  const w = useSetupWords();
  return <StepLine to={to} title={`${number}. ${w(title)}`} text={w(text)} done={done} />;
}

function StepLine({ to, title, text, done }: { to: string; title: string; text: string; done: boolean }) {
  const w = useSetupWords();
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'start' }}>
      {done ? (
        <CheckCircle color="success" titleAccess={w('checklist.done')} />
      ) : (
        <RadioButtonUnchecked color="disabled" titleAccess={w('checklist.open')} />
      )}
      <Box>
        <AppLink to={to} sx={{ fontWeight: 650 }}>
          {title}
        </AppLink>
        <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 0.25 }}>{text}</Box>
      </Box>
    </Card>
  );
}

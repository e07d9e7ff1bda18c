import { markItemFinished, remindOfItem } from '@courtcrew/domain/planning/contract.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Checklist from '@mui/icons-material/Checklist';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { DetailsDialog } from '../dialogs.ts';
import { dueText } from '../form/values.ts';
import { ItemActs } from '../ItemActs.tsx';
import type { TodoItem } from '../item.ts';
import { usePlanWords } from '../words.ts';

/** A task with its day, its people and how far its details are. */
export function useTodoColumns(): readonly Column<TodoItem>[] {
  const p = usePlanWords();
  const stepsOf = ({ details }: TodoItem) => {
    const done = details.filter(({ completed }) => completed).length;
    return details.length === 0 ? '' : p('todo.detailsDone', { done, count: details.length });
  };
  return [
    { key: 'todo_title', label: p('todo.title'), primary: true, cell: (item) => <Task item={item} /> },
    { key: 'category', label: p('plan.category') },
    {
      key: 'due_date',
      label: p('todo.due'),
      value: ({ due_date }) => dueText(due_date),
      cell: (item) => <Due item={item} />,
    },
    { key: 'people', label: p('todo.names'), value: ({ people }) => people || p('todo.nobody') },
    { key: 'details', label: p('todo.details'), value: stepsOf, unsorted: true },
    {
      key: 'total',
      label: p('budget.planned'),
      type: 'money',
      value: ({ budget, total }) => (budget ? total : null),
    },
    {
      key: 'completed',
      label: p('todo.state'),
      value: ({ completed }) => p(completed ? 'todo.completed' : 'todo.open'),
      hidden: true,
    },
    { key: 'itemNotes', label: p('plan.notes'), unsorted: true, hidden: true },
    actsColumn(p('table.actions'), (item) => <TodoActs item={item} />),
  ];
}

const Task = ({ item }: { readonly item: TodoItem }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    <FinishBox item={item} />
    <Box component="span" sx={item.completed ? { textDecoration: 'line-through' } : {}}>
      {item.todo_title}
    </Box>
  </Box>
);

function Due({ item: { due_date, when, completed } }: { readonly item: TodoItem }) {
  const p = usePlanWords();
  const { language } = useSpeech();
  const urgent = !completed && (when === 'overdue' || when === 'week');
  return (
    <Box sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {due_date ? ownDate(due_date, language) : p('todo.noDue')}
      {urgent && <Badge tone={when === 'overdue' ? 'error' : 'warning'}>{p(`todo.${when}`)}</Badge>}
    </Box>
  );
}

/** Ticks a task off. It says how the task is to be, so that two who tick it at once do not open it again. */
function FinishBox({ item: { pid, tid, todo_title, completed } }: { readonly item: TodoItem }) {
  const p = usePlanWords();
  const { mutate, isPending } = useCommand(markItemFinished);
  return (
    <Checkbox
      // Round and named, as the box that selects the row stands beside it.
      icon={<RadioButtonUnchecked />}
      checkedIcon={<CheckCircle />}
      title={p(completed ? 'todo.completed' : 'todo.finish')}
      checked={completed}
      disabled={isPending}
      onChange={(_, checked) => mutate({ params: { pid }, body: { completed: checked, tid } })}
      slotProps={{ input: { 'aria-label': p('todo.finishOf', { name: todo_title }) } }}
    />
  );
}

/** Details of a task, a reminder to who does it, and what every item of the plan has. */
export function TodoActs({ item }: { readonly item: TodoItem }) {
  const p = usePlanWords();
  const openAbove = useAboveList();
  const remind = useCommand(remindOfItem, { done: p('todo.reminded') });
  const { pid, tid, todo_title, completed, names } = item;
  return (
    <ItemActs part="todo" item={item}>
      <IconButton
        title={p('todo.details')}
        aria-label={p('todo.detailsOf', { name: todo_title })}
        onClick={() => openAbove((close) => <DetailsDialog item={item} onClose={close} />)}
      >
        <Checklist />
      </IconButton>
      <IconButton
        title={p('todo.remind')}
        aria-label={`${p('todo.remind')}: ${todo_title}`}
        disabled={completed || names.length === 0 || remind.isPending}
        onClick={() => remind.mutate({ params: { pid }, body: { tid } })}
      >
        <NotificationsActive />
      </IconButton>
    </ItemActs>
  );
}

import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { dueText } from '../form/values.ts';
import type { TodoItem } from '../item.ts';
import { usePlanWords } from '../words.ts';
import { FinishBox } from './FinishBox.tsx';
import { TodoActs } from './TodoActs.tsx';

/** A task with its day, its people and how far its details are. */
export function useTodoColumns(): readonly ListColumn<TodoItem>[] {
  const p = usePlanWords();
  const stepsOf = ({ details }: TodoItem) => {
    const done = details.filter(({ completed }) => completed).length;
    return details.length === 0 ? '' : p('todo.detailsDone', { done, count: details.length });
  };
  return [
    {
      source: 'todo_title',
      label: p('todo.title'),
      primary: true,
      text: ({ todo_title }) => todo_title,
      cell: (item) => <Task item={item} />,
    },
    { source: 'category', label: p('plan.category'), text: ({ category }) => category },
    {
      source: 'due_date',
      label: p('todo.due'),
      text: ({ due_date }) => dueText(due_date),
      cell: (item) => <Due item={item} />,
    },
    { source: 'people', label: p('todo.names'), text: ({ people }) => people || p('todo.nobody') },
    { source: 'details', label: p('todo.details'), text: stepsOf, unsorted: true },
    {
      source: 'total',
      label: p('budget.planned'),
      number: true,
      text: ({ budget, total }) => (budget ? moneyText(centsOf(total)) : ''),
      file: ({ budget, total }) => (budget ? total : null),
    },
    {
      source: 'completed',
      label: p('todo.state'),
      text: ({ completed }) => p(completed ? 'todo.completed' : 'todo.open'),
      hidden: true,
    },
    {
      source: 'itemNotes',
      label: p('plan.notes'),
      text: ({ itemNotes }) => itemNotes,
      unsorted: true,
      hidden: true,
    },
    actsColumn(p('plan.acts'), (item) => <TodoActs item={item} />),
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

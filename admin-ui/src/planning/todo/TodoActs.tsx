import { remindOfItem } from '@courtcrew/domain/planning/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Checklist from '@mui/icons-material/Checklist';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import IconButton from '@mui/material/IconButton';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { DetailsDialog } from '../dialogs.ts';
import { ItemActs } from '../ItemActs.tsx';
import type { TodoItem } from '../item.ts';
import { usePlanWords } from '../words.ts';

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

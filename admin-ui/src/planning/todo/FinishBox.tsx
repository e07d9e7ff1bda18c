import { markItemFinished } from '@courtcrew/domain/planning/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Checkbox from '@mui/material/Checkbox';
import type { TodoItem } from '../item.ts';
import { usePlanWords } from '../words.ts';

/** Ticks a task off. It says how the task is to be, so that two who tick it at once do not open it again. */
export function FinishBox({ item: { pid, tid, todo_title, completed } }: { readonly item: TodoItem }) {
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
      slotProps={{
        input: {
          'aria-label': p('todo.finishOf', { name: todo_title }),
        },
      }}
    />
  );
}

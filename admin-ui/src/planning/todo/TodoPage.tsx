import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import DoneAll from '@mui/icons-material/DoneAll';
import { useDesk } from '../../kit/desk/desk.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import type { TodoItem } from '../item.ts';
import { usePlanActions } from '../PlanActions.tsx';
import { PlanHeader } from '../PlanHeader.tsx';
import { usePlanWords } from '../words.ts';
import { useTodoColumns } from './columns.tsx';
import { TodoProgress } from './TodoProgress.tsx';

const BY_DUE = { field: 'due_date', order: 'ASC' } as const;
const OPEN = { completed: false };

/** What is to be done until when and by whom: what is open, unless somebody asks for more. */
export function TodoPage() {
  const p = usePlanWords();
  const { tid } = useDesk();
  const { buttons, dialogs } = usePlanActions('todo');
  return (
    <>
      <ResourceList<TodoItem>
        resource="todos"
        caption={p('staff.todoList')}
        header={
          <>
            <PlanHeader title={p('staff.todoList')} actions={buttons} />
            <TodoProgress />
          </>
        }
        columns={useTodoColumns()}
        filters={[
          { kind: 'search', source: 'q', label: p('filter.search') },
          { kind: 'flag', source: 'completed', label: p('todo.completed') },
          { kind: 'flag', source: 'mine', label: p('todo.presetMine') },
        ]}
        presets={[
          { label: p('todo.presetOpen'), filter: OPEN },
          { label: p('todo.presetMine'), filter: { ...OPEN, mine: true } },
          { label: p('todo.presetOverdue'), filter: { ...OPEN, when: 'overdue' } },
          { label: p('todo.presetWeek'), filter: { ...OPEN, when: 'week' } },
          { label: p('todo.presetDone'), filter: { completed: true } },
        ]}
        atFirst={OPEN}
        about={{ tid }}
        sort={BY_DUE}
        bulk={
          <>
            <BulkButton label={p('todo.finish')} icon={<DoneAll />} data={{ completed: true }} />
            <BulkButton
              label={p('action.delete')}
              icon={<Delete />}
              confirm={(count) => p('plan.deleteMany', { count })}
            />
          </>
        }
        empty={<EmptyState title={p('todo.none')} text={p('todo.noneHelp')} action={buttons} />}
        file="to-do"
      />
      {dialogs}
    </>
  );
}

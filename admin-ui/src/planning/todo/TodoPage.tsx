import { getToDoList } from '@courtcrew/domain/planning/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import DoneAll from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { usePlaceAt } from '../../shell/places.tsx';
import { CategoriesDialog } from '../dialogs.ts';
import type { TodoItem } from '../item.ts';
import { usePlanActions } from '../PlanActions.tsx';
import { PlanHeader } from '../PlanHeader.tsx';
import { usePlanWords } from '../words.ts';
import { useTodoColumns } from './columns.tsx';

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
          { label: p('todo.week'), filter: { ...OPEN, when: 'week' } },
          { label: p('todo.presetDone'), filter: { completed: true } },
        ]}
        atFirst={OPEN}
        about={{ tid }}
        sort={BY_DUE}
        bulk={
          <>
            <BulkButton label={p('todo.finish')} icon={<DoneAll />} data={{ completed: true }} />
            <BulkButton confirm={(count) => p('plan.deleteMany', { count })} />
          </>
        }
        empty={<EmptyState title={p('todo.none')} text={p('todo.noneHelp')} action={buttons} />}
        file="to-do"
      />
      {dialogs}
    </>
  );
}

const CHECKLIST = '/desk/setupChecklist';

/** How far the plan is, its categories, and the way to the checklist of the setup. */
function TodoProgress() {
  const p = usePlanWords();
  const { tid } = useDesk();
  const placeAt = usePlaceAt();
  const { data: items = [] } = useCall(getToDoList, { params: { tid } });
  const [opened, setOpened] = useState(false);
  const done = items.filter(({ completed }) => completed).length;
  return (
    <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {items.length > 0 && (
        <Box sx={{ flex: '1 1 260px', maxWidth: 480 }}>
          <Progress label={p('todo.presetDone')} done={done} total={items.length} />
        </Box>
      )}
      <Button variant="outlined" onClick={() => setOpened(true)}>
        {p('todo.categories')}
      </Button>
      {placeAt(CHECKLIST) && <AppLink to={CHECKLIST}>{p('staff.checklist')}</AppLink>}
      {opened && <CategoriesDialog onClose={() => setOpened(false)} />}
    </Box>
  );
}

import { BUDGET_KINDS } from '@courtcrew/domain/planning/model.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import { useDesk } from '../../kit/desk/desk.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import type { BudgetItem } from '../item.ts';
import { usePlanActions } from '../PlanActions.tsx';
import { PlanHeader } from '../PlanHeader.tsx';
import { usePlanWords } from '../words.ts';
import { BudgetSums } from './BudgetSums.tsx';
import { useBudgetColumns } from './columns.tsx';

const BY_KIND = { field: 'category_id', order: 'ASC' } as const;

/** What the tournament brings in and costs, as planned and as it came to. */
export function BudgetPage() {
  const p = usePlanWords();
  const { tid } = useDesk();
  const { buttons, dialogs } = usePlanActions('budget');
  return (
    <>
      <ResourceList<BudgetItem>
        resource="budget"
        caption={p('staff.budget')}
        header={
          <>
            <PlanHeader title={p('staff.budget')} actions={buttons} />
            <BudgetSums />
          </>
        }
        columns={useBudgetColumns()}
        filters={[
          { kind: 'search', source: 'q', label: p('filter.search') },
          {
            kind: 'choice',
            source: 'kind',
            label: p('plan.type'),
            options: BUDGET_KINDS.map((kind) => [kind, p(`budget.${kind}`)]),
          },
          { kind: 'flag', source: 'todo', label: p('plan.alsoTodo') },
        ]}
        about={{ tid }}
        sort={BY_KIND}
        bulk={
          <BulkButton
            label={p('action.delete')}
            icon={<Delete />}
            confirm={(count) => p('plan.deleteMany', { count })}
          />
        }
        empty={<EmptyState title={p('budget.none')} text={p('budget.noneHelp')} action={buttons} />}
        file="budget"
      />
      {dialogs}
    </>
  );
}

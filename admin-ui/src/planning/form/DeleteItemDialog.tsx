import { deleteBudgetItem, type PlanItem } from '@courtcrew/domain/planning/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { usePlanWords } from '../words.ts';

interface DeleteItemDialogProps {
  /** The list it is deleted from. */
  readonly part: 'budget' | 'todo';
  readonly item: PlanItem & { readonly tid: string };
  readonly onClose: () => void;
}

const FLAGS = { budget: {}, todo: { deleteTodo: true }, both: { both: true } } as const;

/** Deletes an item; one that stands in both lists asks which part. */
export function DeleteItemDialog({ part, item, onClose }: DeleteItemDialogProps) {
  const p = usePlanWords();
  const { pid, tid, budget, todo } = item;
  const remove = useCommand(deleteBudgetItem, { quiet: true, done: p('plan.deleted') });
  const name = part === 'budget' ? item.budget_title : item.todo_title;
  return (
    <FormDialog<{ which: keyof typeof FLAGS }>
      danger
      title={p('plan.deleteOf', { name })}
      action={p('action.delete')}
      defaults={{ which: part }}
      onSubmit={({ which }) => remove.mutateAsync({ params: { pid }, body: { ...FLAGS[which], tid } })}
      onClose={onClose}
    >
      {budget && todo ? (
        <FormSelect
          name="which"
          label={p('plan.deleteWhich')}
          options={[
            { value: 'budget', label: p('plan.deleteBudget') },
            { value: 'todo', label: p('plan.deleteTodo') },
            { value: 'both', label: p('plan.deleteBoth') },
          ]}
        />
      ) : (
        <Box>{p('plan.deleteText')}</Box>
      )}
    </FormDialog>
  );
}

import {
  addCategory,
  deleteCategory,
  editCategory,
  getToDoCategories,
  getToDoList,
  type TodoCategory,
} from '@courtcrew/domain/planning/contract.ts';
import { CATEGORY_MAX } from '@courtcrew/domain/planning/model.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePlanWords } from '../words.ts';
import { EntryLine } from './EntryLine.tsx';
import { LineForm } from './LineForm.tsx';
import { ListDialog } from './ListDialog.tsx';

/** The categories of the to-do list, each with how much of it is open. */
export function CategoriesDialog({ onClose }: { readonly onClose: () => void }) {
  const p = usePlanWords();
  const { tid } = useDesk();
  const { data: categories = [] } = useCall(getToDoCategories, { params: { tid } });
  const add = useCommand(addCategory, { quiet: true });
  return (
    <ListDialog
      title={p('todo.categories')}
      onClose={onClose}
      adding={
        <CategoryForm
          action={p('action.add')}
          category=""
          onSave={(body) => add.mutateAsync({ params: { tid }, body })}
        />
      }
    >
      {categories.map((row) => (
        <Category key={row.cid} {...row} />
      ))}
    </ListDialog>
  );
}

function Category({ cid, category }: TodoCategory) {
  const p = usePlanWords();
  const { tid } = useDesk();
  const { data: items = [] } = useCall(getToDoList, { params: { tid } });
  const edit = useCommand(editCategory, { quiet: true });
  const remove = useCommand(deleteCategory, { done: ({ message }) => message });
  const own = items.filter(({ todoCategory }) => todoCategory === cid);
  const open = own.filter(({ completed }) => !completed).length;
  return (
    <EntryLine
      name={category}
      busy={remove.isPending}
      onDelete={() => remove.mutate({ params: { cid }, body: { tid } })}
      form={(done) => (
        <CategoryForm
          action={p('action.save')}
          category={category}
          onSave={(body, seen) => edit.mutateAsync({ params: { cid }, body: { ...body, seen, tid } })}
          onSaved={done}
        />
      )}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {category}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {p('todo.categoryItems', { open, count: own.length })}
        </Box>
      </Box>
    </EntryLine>
  );
}

interface CategoryFormProps {
  readonly category: string;
  readonly action: string;
  readonly onSave: (body: { category: string }, seen: { category: string }) => Promise<unknown>;
  readonly onSaved?: () => void;
}

function CategoryForm({ category, action, onSave, onSaved }: CategoryFormProps) {
  const p = usePlanWords();
  return (
    <LineForm
      action={action}
      defaults={{ category }}
      onSubmit={(body, _, seen) => onSave(body, seen)}
      onSaved={onSaved}
    >
      <FormText
        kind="text"
        name="category"
        label={p('plan.category')}
        required
        inputProps={{ maxLength: CATEGORY_MAX }}
      />
    </LineForm>
  );
}

import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useAboveList } from '../../../kit/rest/list/AboveList.tsx';
import { EditDelete } from '../../../kit/rest/list/EditDelete.tsx';
import { useVolunteerWords } from '../words.ts';
import type { Category } from './category.ts';
import { CaptainsDialog, CategoryForm } from './dialogs.ts';
import { useDeleteCategory } from './useDeleteCategory.ts';

/** Names a category's captains, changes it, or deletes it. */
export function CategoryActs({ category }: { category: Category }) {
  const v = useVolunteerWords();
  const openAbove = useAboveList();
  const [isNaming, setNaming] = useState(false);
  const remove = useDeleteCategory();
  const edit = () => openAbove((close) => <CategoryForm category={category} onClose={close} />);
  const captains = v('categories.captains');
  return (
    <>
      <IconButton
        title={captains}
        aria-label={`${captains}: ${category.name}`}
        onClick={() => setNaming(true)}
      >
        <ManageAccounts />
      </IconButton>
      <EditDelete name={category.name} onEdit={edit} onDelete={() => void remove(category)} />
      {isNaming && <CaptainsDialog category={category} onClose={() => setNaming(false)} />}
    </>
  );
}

import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useAboveList } from '../../../kit/rest/list/AboveList.tsx';
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
  const edit = () => openAbove((close) => <CategoryForm open category={category} onClose={close} />);
  const acts = [
    { label: v('categories.captains'), icon: <ManageAccounts />, run: () => setNaming(true) },
    { label: v('action.edit'), icon: <Edit />, run: edit },
    { label: v('action.delete'), icon: <Delete />, run: () => void remove(category) },
  ];
  return (
    <>
      {acts.map(({ label, icon, run }) => (
        <IconButton key={label} title={label} aria-label={`${label}: ${category.name}`} onClick={run}>
          {icon}
        </IconButton>
      ))}
      {isNaming && <CaptainsDialog category={category} onClose={() => setNaming(false)} />}
    </>
  );
}

import type { CategoryWithCaptains } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import Delete from '@mui/icons-material/Delete';
import Edit from '@mui/icons-material/Edit';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useVolunteerWords } from '../words.ts';
import { CaptainsDialog } from './CaptainsDialog.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { useDeleteCategory } from './useDeleteCategory.ts';

interface Opened {
  readonly what: 'form' | 'captains';
  readonly vcid: string;
}

/** The tournament's categories with their captains, and how full their shifts are. */
export function CategoryTable({ categories }: { categories: readonly CategoryWithCaptains[] }) {
  const v = useVolunteerWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const remove = useDeleteCategory();
  // By id: what the dialog shows is read again while it is open.
  const current = categories.find(({ vcid }) => vcid === opened?.vcid);
  const close = () => setOpened(null);
  const actions = (category: CategoryWithCaptains) => {
    const open = (what: Opened['what']) => () => setOpened({ what, vcid: category.vcid });
    return [
      { label: v('categories.captains'), icon: <ManageAccounts />, run: open('captains') },
      { label: v('action.edit'), icon: <Edit />, run: open('form') },
      { label: v('action.delete'), icon: <Delete />, run: () => void remove(category) },
    ].map(({ label, icon, run }) => (
      <IconButton key={label} title={label} aria-label={`${label}: ${category.name}`} onClick={run}>
        {icon}
      </IconButton>
    ));
  };
  return (
    <>
      <ResponsiveTable
        caption={v('staff.volunteerCategories')}
        rows={categories}
        rowKey={({ vcid }) => vcid}
        mark={({ name, description, show, court_monitor, admin }) =>
          [name, description, show, court_monitor, admin.length].join()
        }
        actions={actions}
        columns={[
          { id: 'name', label: v('column.name'), primary: true, cell: (row) => <NameCell category={row} /> },
          {
            id: 'captains',
            label: v('categories.captains'),
            cell: ({ admin }) => admin.map(({ name }) => name).join(', ') || v('categories.noCaptain'),
          },
          {
            id: 'shifts',
            label: v('column.shifts'),
            align: 'right',
            cell: ({ vcid, name, shifts }) => (
              <AppLink
                to={`/volunteercaptain/scheduling?vcid=${vcid}`}
                aria-label={v('categories.shiftsOf', { count: shifts, name })}
              >
                {shifts}
              </AppLink>
            ),
          },
          {
            id: 'filled',
            label: v('categories.filled'),
            align: 'right',
            cell: ({ count, spots }) => v('schedule.filled', { count, spots }),
          },
        ]}
      />
      {current && opened?.what === 'form' && <CategoryForm open category={current} onClose={close} />}
      {current && opened?.what === 'captains' && <CaptainsDialog category={current} onClose={close} />}
    </>
  );
}

function NameCell({ category }: { category: CategoryWithCaptains }) {
  const v = useVolunteerWords();
  return (
    <Box sx={{ maxWidth: '60ch' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {category.name}
        </Box>
        {category.court_monitor && <Badge tone="primary">{v('categories.monitor')}</Badge>}
        {!category.show && <Badge tone="plain">{v('categories.hidden')}</Badge>}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {category.description}
      </Box>
    </Box>
  );
}

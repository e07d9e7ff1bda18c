import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import Box from '@mui/material/Box';
import { actsColumn } from '../../../kit/table/columns.ts';
import { useVolunteerWords } from '../words.ts';
import { CategoryActs } from './CategoryActs.tsx';
import type { Category } from './category.ts';

/** A category with its captains, and how full its shifts are. */
export function useCategoryColumns(): readonly Column<Category>[] {
  const v = useVolunteerWords();
  return [
    {
      key: 'name',
      label: v('column.name'),
      primary: true,
      cell: (category) => <NameCell category={category} />,
    },
    {
      key: 'description',
      label: v('setup.description'),
      unsorted: true,
      hidden: true,
    },
    {
      key: 'captains',
      label: v('categories.captains'),
      value: ({ captains }) => captains || v('categories.noCaptain'),
    },
    {
      key: 'shifts',
      label: v('column.shifts'),
      type: 'number',
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
      key: 'count',
      label: v('categories.filled'),
      type: 'number',
      value: ({ count, spots }) => v('schedule.filled', { count, spots }),
    },
    actsColumn(v('table.actions'), (category) => <CategoryActs category={category} />),
  ];
}

function NameCell({ category }: { category: Category }) {
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

import { addVolunteerCategory, getVolunteerCategories } from '@courtcrew/domain/roster/contract.ts';
import type { CategoryPlan } from '@courtcrew/domain/roster/model.ts';
import { SUGGESTED_CATEGORIES } from '@courtcrew/domain/roster/volunteers/suggestedCategories.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { Section } from '../../../kit/page/layout.tsx';
import { useAboveList } from '../../../kit/rest/list/AboveList.tsx';
import { BulkButton } from '../../../kit/rest/list/BulkButton.tsx';
import { EditDelete } from '../../../kit/rest/list/EditDelete.tsx';
import { ResourceList } from '../../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../../kit/table/columns.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import type { Category } from './category.ts';
import { CaptainsDialog, CategoryForm } from './dialogs.ts';
import { useDeleteCategory } from './useDeleteCategory.ts';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** What volunteers can sign up for: the tournament's categories, and those most tournaments need. */
export function CategoriesPage() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {v('categories.add')}
    </Button>
  );
  return (
    <>
      <Stack spacing={5}>
        <div>
          <ResourceList<Category>
            resource="categories"
            caption={v('staff.volunteerCategories')}
            header={<VolunteerHeader title={v('staff.volunteerCategories')} actions={add} />}
            columns={useCategoryColumns()}
            filters={[
              { kind: 'search', source: 'q', label: v('filter.search') },
              { kind: 'flag', source: 'show', label: v('categories.public') },
            ]}
            about={{ tid }}
            sort={BY_NAME}
            bulk={<BulkButton confirm={(count) => v('categories.deleteMany', { count })} />}
            empty={<EmptyState title={v('categories.none')} text={v('categories.noneHelp')} action={add} />}
            file="volunteer-categories"
          />
        </div>
        <Suggestions />
      </Stack>
      {adding && <CategoryForm onClose={() => setAdding(false)} />}
    </>
  );
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Categories most tournaments need, each added by one press; those there already are marked. */
function Suggestions() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const { data } = useCall(getVolunteerCategories, { params: { tid } });
  if (!data) return null;
  const names = new Set(data.map(({ name }) => plain(name)));
  return (
    <Section title={v('categories.suggested')} help={v('categories.suggestedHelp')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {SUGGESTED_CATEGORIES.map((plan) => (
          <Suggestion key={plan.name} plan={plan} added={names.has(plain(plan.name))} />
        ))}
      </Box>
    </Section>
  );
}

function Suggestion({ plan, added }: { plan: CategoryPlan; added: boolean }) {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const { name, description, court_monitor, show } = plan;
  const { mutate, isPending } = useCommand(addVolunteerCategory, { done: v('categories.added') });
  const add = () =>
    mutate({ params: { tid }, body: { name, description, courtMonitor: court_monitor, show } });
  return (
    <Card
      component="li"
      sx={{
        p: 1.5,
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 1.5,
        alignItems: 'start',
        ...(added && { backgroundColor: 'transparent', borderStyle: 'dashed' }),
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, fontWeight: 650 }}>
          {name}
          {court_monitor && <Badge tone="primary">{v('categories.monitor')}</Badge>}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{description}</Box>
      </Box>
      {added ? (
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'text.secondary', py: 0.5 }}>
          <Check fontSize="small" />
          {v('categories.there')}
        </Box>
      ) : (
        <Button
          variant="outlined"
          startIcon={<Add />}
          loading={isPending}
          onClick={add}
          aria-label={`${v('action.add')}: ${name}`}
        >
          {v('action.add')}
        </Button>
      )}
    </Card>
  );
}

/** A category with its captains, and how full its shifts are. */
function useCategoryColumns(): readonly Column<Category>[] {
  const v = useVolunteerWords();
  return [
    {
      key: 'name',
      label: v('column.name'),
      primary: true,
      cell: (category) => <NameCell category={category} />,
    },
    { key: 'description', label: v('setup.description'), unsorted: true, hidden: true },
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

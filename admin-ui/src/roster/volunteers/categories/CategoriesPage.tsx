import { getVolunteerCategories } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import { Suggestions } from './Suggestions.tsx';

/** What volunteers can sign up for: the tournament's categories, and those most tournaments need. */
export function CategoriesPage() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const categories = useCall(getVolunteerCategories, { params: { tid } });
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {v('categories.add')}
    </Button>
  );
  return (
    <>
      <VolunteerHeader title={v('staff.volunteerCategories')} actions={add} />
      <Stack spacing={5}>
        <Answered
          of={categories}
          loading={<Loading shape="table" />}
          empty={<EmptyState title={v('categories.none')} text={v('categories.noneHelp')} action={add} />}
        >
          {(rows) => <CategoryTable categories={rows} />}
        </Answered>
        {categories.data && <Suggestions there={categories.data.map(({ name }) => name)} />}
      </Stack>
      <CategoryForm open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { BulkButton } from '../../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../../kit/rest/list/ResourceList.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import type { Category } from './category.ts';
import { useCategoryColumns } from './columns.tsx';
import { CategoryForm } from './dialogs.ts';
import { Suggestions } from './Suggestions.tsx';

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
            bulk={
              <BulkButton
                label={v('action.delete')}
                icon={<Delete />}
                confirm={(count) => v('categories.deleteMany', { count })}
              />
            }
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

import { getToDoList } from '@courtcrew/domain/planning/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePlaceAt } from '../../shell/places.tsx';
import { CategoriesDialog } from '../dialogs.ts';
import { usePlanWords } from '../words.ts';

const CHECKLIST = '/desk/setupChecklist';

/** How far the plan is, its categories, and the way to the checklist of the setup. */
export function TodoProgress() {
  const p = usePlanWords();
  const { tid } = useDesk();
  const placeAt = usePlaceAt();
  const { data: items = [] } = useCall(getToDoList, { params: { tid } });
  const [opened, setOpened] = useState(false);
  const done = items.filter(({ completed }) => completed).length;
  return (
    <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {items.length > 0 && (
        <Box sx={{ flex: '1 1 260px', maxWidth: 480 }}>
          <Progress label={p('todo.progress')} done={done} total={items.length} />
        </Box>
      )}
      <Button variant="outlined" onClick={() => setOpened(true)}>
        {p('todo.categories')}
      </Button>
      {placeAt(CHECKLIST) && <AppLink to={CHECKLIST}>{p('staff.checklist')}</AppLink>}
      {opened && <CategoriesDialog onClose={() => setOpened(false)} />}
    </Box>
  );
}

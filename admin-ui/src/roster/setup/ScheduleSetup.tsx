import { getShifts } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { DeskHeader } from '../parts/DeskHeader.tsx';
import { useDesk } from '../parts/desk.ts';
import { useDeskWords } from '../words.ts';
import { ShiftForm } from './ShiftForm.tsx';
import { ShiftList } from './ShiftList.tsx';
import { useDeleteShift } from './useDeleteShift.ts';

interface InForm {
  readonly edit?: ShiftRow;
  readonly pattern?: ShiftRow;
}

/** The shift form with the list of what was made so far beside it. */
export function ScheduleSetup() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const shifts = useCall(getShifts, { params: { tid } });
  const [inForm, setInForm] = useState<InForm>({});
  const form = useRef<HTMLDivElement>(null);
  const remove = useDeleteShift();

  const open = (next: InForm) => {
    setInForm(next);
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.focus({ preventScroll: true });
  };
  const onDelete = async (shift: ShiftRow) => {
    if ((await remove(shift)) && inForm.edit?.sid === shift.sid) setInForm({});
  };

  return (
    <>
      <DeskHeader
        title={d('staff.scheduleSetup')}
        actions={
          <>
            <Button component={AppAnchor} to="/desk/schedule" variant="outlined">
              {d('staff.scheduleGenerator')}
            </Button>
            <Button component={AppAnchor} to="/desk/scheduleSetupBulk" variant="outlined">
              {d('staff.scheduleBulk')}
            </Button>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <Box
          ref={form}
          tabIndex={-1}
          sx={{
            p: 2,
            border: '1px solid var(--mui-palette-divider)',
            borderRadius: 1,
            backgroundColor: 'background.paper',
            '&:focus': { outline: 'none' },
          }}
        >
          <ShiftForm
            key={inForm.edit?.sid ?? inForm.pattern?.sid ?? 'new'}
            shift={inForm.edit}
            pattern={inForm.pattern}
            onDone={() => setInForm({})}
          />
        </Box>
        <section aria-labelledby="shifts-so-far">
          <Box component="h2" id="shifts-so-far" sx={{ m: 0, mb: 1, typography: 'h2' }}>
            {d('setup.list')}
          </Box>
          <Answered
            of={shifts}
            loading={<Loading shape="list" />}
            empty={<EmptyState title={d('schedule.none')} text={d('setup.noneHelp')} />}
          >
            {(rows) => (
              <ShiftList
                shifts={rows}
                editing={inForm.edit?.sid ?? null}
                onEdit={(edit) => open({ edit })}
                onDuplicate={(pattern) => open({ pattern })}
                onDelete={(shift) => void onDelete(shift)}
              />
            )}
          </Answered>
        </section>
      </Box>
    </>
  );
}

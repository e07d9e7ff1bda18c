import { getShifts } from '@courtcrew/domain/roster/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Button from '@mui/material/Button';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { ImportStep } from '../../kit/page/NextStep.tsx';
import { LastStepLine } from '../../kit/undo/StepLine.tsx';
import { useDeskWords } from '../words.ts';
import { SetupPanes } from './SetupPanes.tsx';
import { ShiftForm } from './ShiftForm.tsx';
import { ShiftList } from './ShiftList.tsx';
import { useSetup } from './useSetup.ts';

export function ScheduleSetup() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const shifts = useCall(getShifts, { params: { tid } });
  const { inForm, formKey, form, open, close, remove } = useSetup();
  return (
    <>
      <DeskHeader
        title={d('staff.scheduleSetup')}
        steps={<LastStepLine />}
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
      <SetupPanes
        formRef={form}
        form={<ShiftForm key={formKey} shift={inForm.edit} pattern={inForm.pattern} onDone={close} />}
      >
        <Answered
          of={shifts}
          loading="list"
          empty={<EmptyState title={d('schedule.none')} text={d('setup.noneHelp')} action={<ImportStep />} />}
        >
          {(rows) => (
            <ShiftList
              shifts={rows}
              editing={inForm.edit?.sid ?? null}
              onEdit={(edit) => open({ edit })}
              onDuplicate={(pattern) => open({ pattern })}
              onDelete={(shift) => void remove(shift)}
            />
          )}
        </Answered>
      </SetupPanes>
    </>
  );
}

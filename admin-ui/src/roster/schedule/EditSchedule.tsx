import { getRegisteredRefs, getShiftSpots } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { NoShifts } from '../parts/NothingYet.tsx';
import { useDeskWords } from '../words.ts';
import { ScheduleDesk } from './ScheduleDesk.tsx';

export function EditSchedule() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const shifts = useCall(getShiftSpots, { params: { tid }, body: {} });
  const people = useCall(getRegisteredRefs, { params: { tid } });
  return (
    <>
      <DeskHeader title={d('staff.editSchedule')} low />
      <Answered of={shifts} loading="list" rows={10} empty={<NoShifts />}>
        {(rows) => (
          <Answered of={people} loading="list" rows={10} isEmpty={() => false}>
            {(registered) => <ScheduleDesk byTime={rows} people={registered} />}
          </Answered>
        )}
      </Answered>
    </>
  );
}

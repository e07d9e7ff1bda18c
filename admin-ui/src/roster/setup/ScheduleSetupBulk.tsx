import { getShifts } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { NoShifts } from '../parts/NothingYet.tsx';
import { useDeskWords } from '../words.ts';
import { MassEditTable } from './MassEditTable.tsx';

export function ScheduleSetupBulk() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const shifts = useCall(getShifts, { params: { tid } });
  return (
    <>
      <DeskHeader title={d('staff.scheduleBulk')} />
      <Answered of={shifts} loading="table" rows={10} empty={<NoShifts />}>
        {(rows) => <MassEditTable shifts={rows} />}
      </Answered>
    </>
  );
}

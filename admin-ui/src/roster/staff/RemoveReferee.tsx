import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDeskWords } from '../words.ts';
import { StaffTable } from './StaffTable.tsx';

export function RemoveReferee() {
  const d = useDeskWords();
  return (
    <>
      <DeskHeader title={d('staff.removeReferee')} />
      <StaffTable />
    </>
  );
}

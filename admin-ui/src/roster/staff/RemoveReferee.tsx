import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDeskWords } from '../words.ts';
import { StaffTable } from './StaffTable.tsx';

/** Choose whom to edit or to remove. */
export function RemoveReferee() {
  const d = useDeskWords();
  return (
    <>
      <DeskHeader title={d('staff.removeReferee')} />
      <StaffTable />
    </>
  );
}

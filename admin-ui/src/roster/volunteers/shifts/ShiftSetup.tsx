import { getVolunteerShiftList } from '@courtcrew/domain/roster/contract.ts';
import type { CategoryWithCaptains } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSearchParams } from 'react-router';
import { useDesk } from '../../../kit/desk/desk.ts';
import { ImportStep } from '../../../kit/page/NextStep.tsx';
import { LastStepLine } from '../../../kit/undo/StepLine.tsx';
import { SetupPanes } from '../../setup/SetupPanes.tsx';
import { ShiftForm } from '../../setup/ShiftForm.tsx';
import { useSetup } from '../../setup/useSetup.ts';
import { useCategories } from '../parts/useCategories.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { NoCategories } from './NoCategories.tsx';
import { VolunteerShiftList } from './VolunteerShiftList.tsx';

/** Where shifts of volunteers are made and changed; captains see and make those of their own categories. */
export function ShiftSetup() {
  const v = useVolunteerWords();
  const categories = useCategories();
  return (
    <>
      <VolunteerHeader title={v('staff.volunteerShifts')} steps={<LastStepLine />} />
      <Answered of={categories} loading="form" empty={<NoCategories />}>
        {(rows) => <Panes categories={rows} />}
      </Answered>
    </>
  );
}

/** A filter on one category makes it the likeliest of the next shift. */
const likeliestFirst = (categories: readonly CategoryWithCaptains[], vcid: string | null) =>
  [...categories.filter((one) => one.vcid === vcid), ...categories.filter((one) => one.vcid !== vcid)].map(
    ({ vcid: value, name: label }) => ({ value, label }),
  );

function Panes({ categories }: { categories: readonly CategoryWithCaptains[] }) {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const [search] = useSearchParams();
  const shifts = useCall(getVolunteerShiftList, { params: { tid } });
  const setup = useSetup();
  return (
    <SetupPanes
      formRef={setup.form}
      form={
        <ShiftForm
          key={setup.formKey}
          shift={setup.inForm.edit}
          pattern={setup.inForm.pattern}
          volunteers={likeliestFirst(categories, search.get('vcid'))}
          onDone={setup.close}
        />
      }
    >
      <Answered
        of={shifts}
        loading="list"
        empty={<EmptyState title={v('schedule.none')} text={v('shifts.noneHelp')} action={<ImportStep />} />}
      >
        {(rows) => <VolunteerShiftList shifts={rows} categories={categories} setup={setup} />}
      </Answered>
    </SetupPanes>
  );
}

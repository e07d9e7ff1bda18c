import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import { OnDay, type Shown } from '../parts/OnDay.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { Arrivals } from './Arrivals.tsx';
import { useArrivals } from './useArrivals.ts';

/** Where volunteers come: those of a day, whether they are here, and their shirts. */
export function CheckIn() {
  const v = useVolunteerWords();
  return (
    <>
      <VolunteerHeader title={v('staff.volunteerCheckin')} />
      <OnDay>{(shown) => <OfDay key={shown.day} {...shown} />}</OnDay>
    </>
  );
}

function OfDay(shown: Shown) {
  const v = useVolunteerWords();
  const arrivals = useArrivals(shown.day);
  const none = (
    <>
      <Box sx={{ mb: 2 }}>{shown.choice}</Box>
      <EmptyState title={v('day.none')} text={v('day.noneHelp')} />
    </>
  );
  return (
    <Answered of={arrivals.people} loading="list" rows={10} empty={none}>
      {(people) => <Arrivals {...arrivals} {...shown} people={people} />}
    </Answered>
  );
}

import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Button from '@mui/material/Button';
import { useCategories, useCoordinates } from '../parts/useCategories.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { NoCategories } from '../shifts/NoCategories.tsx';
import { useVolunteerWords } from '../words.ts';
import { AllShifts } from './AllShifts.tsx';
import { FILTER, type ManagedProps } from './filter.ts';
import { OneCategory } from './OneCategory.tsx';

/** Who works in which shift: assign, select, confirm, remove. Captains do it in their own categories. */
export function ManageVolunteers() {
  const v = useVolunteerWords();
  const categories = useCategories();
  const by = useUrlFilter(FILTER);
  return (
    <>
      <VolunteerHeader title={v('staff.manageVolunteers')} actions={<ManageLinks />} low />
      <Answered of={categories} loading="list" rows={10} empty={<NoCategories />}>
        {(rows) => <Managed categories={rows} by={by} />}
      </Answered>
    </>
  );
}

function Managed({ categories, by }: ManagedProps) {
  const coordinates = useCoordinates();
  const wished = categories.find(({ vcid }) => vcid === by.filter.vcid);
  const chosen = wished ?? (coordinates ? undefined : categories[0]);
  return chosen ? (
    <OneCategory vcid={chosen.vcid} categories={categories} by={by} />
  ) : (
    <AllShifts categories={categories} by={by} />
  );
}

/** The ways on from managing; captains have a schedule by name of their own, and no log. */
function ManageLinks() {
  const v = useVolunteerWords();
  const coordinates = useCoordinates();
  const links = coordinates
    ? ([
        ['/volunteer/volunteerSchedule', 'staff.volunteerByName'],
        ['/volunteer/schedulelog', 'manage.log'],
      ] as const)
    : ([['/volunteercaptain/schedulebyvolunteer', 'staff.volunteerByName']] as const);
  return [...links, ['/volunteercaptain/scheduling', 'column.shifts'] as const].map(([to, word]) => (
    <Button key={to} component={AppAnchor} to={to} variant="outlined">
      {v(word)}
    </Button>
  ));
}

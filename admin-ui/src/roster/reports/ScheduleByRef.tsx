import { getScheduleByRef } from '@courtcrew/domain/roster/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { finder } from '../../kit/desk/finder.ts';
import { NoStaff } from '../parts/NothingYet.tsx';
import { useDeskWords } from '../words.ts';
import { PersonList } from './PersonList.tsx';

/** `ref_id` comes from the command palette: one person alone. */
const FILTER = { q: '', ref_id: '', busy: false };

export function ScheduleByRef() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const people = useCall(getScheduleByRef, { params: { tid } });
  const fits = finder(filter.q);
  return (
    <>
      <DeskHeader title={d('staff.scheduleByPerson')} low actions={<ToLetters />} />
      <Answered of={people} loading="cards" empty={<NoStaff />}>
        {(all) => {
          const shown = all.filter(
            ({ ref_id, name, shifts }) =>
              (!filter.ref_id || ref_id === filter.ref_id) &&
              (!filter.busy || shifts.length > 0) &&
              [name, ...shifts.map((shift) => shift.name)].some(fits),
          );
          return (
            <>
              <Toolbar
                searchLabel={d('schedule.findAnyone')}
                search={filter.q}
                onSearch={(q) => set({ q })}
                onClear={active ? clear : undefined}
                count={d('work.progress', { done: shown.length, total: all.length })}
              >
                <FormControlLabel
                  label={d('schedule.onlyWithShifts')}
                  control={<Checkbox checked={filter.busy} onChange={(_, busy) => set({ busy })} />}
                />
              </Toolbar>
              <PersonList people={shown} />
            </>
          );
        }}
      </Answered>
    </>
  );
}

/** Link to letters for chosen shifts; a row writes to its own person. */
function ToLetters() {
  const d = useDeskWords();
  return (
    <Button component={AppAnchor} to="/desk/emailtoshifts" variant="outlined" startIcon={<Mail />}>
      {d('staff.emailToShifts')}
    </Button>
  );
}

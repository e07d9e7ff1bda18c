import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { getVolunteerForCaptain } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { hours, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useDesk } from '../../../kit/desk/desk.ts';
import { finder } from '../../../kit/desk/finder.ts';
import { statusOfRow } from '../../parts/ShiftTags.tsx';
import { useVolunteerWords } from '../words.ts';

interface NamePaperProps {
  readonly q: string;
  readonly vcid: string;
  /** `YYYY-MM-DD` at the venue. */
  readonly day: string;
}

/** Everybody with shifts, as many pages as it takes. Plain cells: twelve thousand of them must come at once. */
export function NamePaper({ q, vcid, day }: NamePaperProps) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const { tid, time_zone: zone } = useDesk();
  const crew = useCall(getVolunteerForCaptain, { params: { tid }, body: {} });
  const fits = finder(q);
  return (
    <Answered of={crew} loading="table" rows={10}>
      {(all) => {
        const people = all
          .filter(({ name }) => fits(name))
          .map(({ ref_id, name, shifts }) => ({
            ref_id,
            name,
            shifts: shifts.filter(
              (one) =>
                (vcid === '' || one.vcid === vcid) && (day === '' || dateIn(one.start_time, zone) === day),
            ),
          }))
          .filter(({ shifts }) => shifts.length > 0);
        if (people.length === 0) return <EmptyState title={v('byName.noMatch')} />;
        return (
          <Box component="table" aria-label={v('staff.volunteerByName')} sx={sheet}>
            <thead>
              <tr>
                <th scope="col">{v('desk.day')}</th>
                <th scope="col">{v('column.time')}</th>
                <th scope="col">{v('column.shift')}</th>
                <th scope="col">{v('column.category')}</th>
                <th scope="col">{v('column.status')}</th>
              </tr>
            </thead>
            {people.map(({ ref_id, name, shifts }) => (
              <tbody key={ref_id}>
                <tr>
                  <th scope="rowgroup" colSpan={5}>
                    {name}
                  </th>
                </tr>
                {shifts.map((one) => (
                  <tr key={one.shift_id}>
                    <td>{shortDay(one.start_time, zone, language)}</td>
                    <td>{hours(one.start_time, one.end_time, zone, language)}</td>
                    <td>
                      {one.shift_name}
                      {one.captain && ` (${v('schedule.captain')})`}
                    </td>
                    <td>{one.category}</td>
                    <td>
                      {v(`status.${statusOfRow(one)}`)}
                      {one.waiver_missing && ` (${v('status.waiverMissing')})`}
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </Box>
        );
      }}
    </Answered>
  );
}

const sheet = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& td, & th': { textAlign: 'left', p: '3px 8px', verticalAlign: 'top' },
  '& td': { borderBottom: '1px solid var(--mui-palette-divider)' },
  '& tbody th': { pt: 1.5, fontWeight: 650, borderBottom: '1px solid var(--mui-palette-text-secondary)' },
  '& tbody': { breakInside: 'avoid' },
} as const;

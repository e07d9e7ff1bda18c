import { getAllVolunteerShifts, getShiftSpots } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { Badges } from './Badges.tsx';
import type { PaperShift } from './people.ts';
import { SignInSheets } from './SignInSheets.tsx';
import { WallSchedule, type WallSize } from './WallSchedule.tsx';
import { usePaperWords } from './words.ts';

const FILTER = { sheet: 'badges', who: '', date: '', size: 'letter' };

/** What hangs, lies and is worn at the venue: of officials or of volunteers, of one day or of all. */
export function BadgesAndSheets() {
  const d = usePaperWords();
  const { tid } = useDesk();
  const allows = useAllows();
  const [official, volunteer] = [
    allows('desk', tid) || allows('trainerDesk', tid),
    allows('volunteerDesk', tid),
  ];
  const { filter, set } = useUrlFilter(FILTER);
  const isVolunteers = volunteer && (!official || filter.who === 'volunteers');
  const categoryName = useCategoryName();
  const officials = useCall(getShiftSpots, { params: { tid }, body: {} }, { enabled: !isVolunteers });
  const volunteers = useCall(getAllVolunteerShifts, { body: { tid } }, { enabled: isVolunteers });
  const title = <DeskHeader title={d('staff.paper')} />;
  const who = official && volunteer && (
    <Choice
      label={d('paper.who')}
      value={isVolunteers ? 'volunteers' : ''}
      options={[
        ['', d('paper.officials')],
        ['volunteers', d('paper.volunteers')],
      ]}
      onChange={(next) => set({ who: next })}
    />
  );
  const empty = (
    <>
      <Toolbar>{who}</Toolbar>
      <EmptyState title={d('schedule.none')} />
    </>
  );
  return isVolunteers ? (
    <>
      {title}
      <Answered of={volunteers} loading="list" rows={10} empty={empty}>
        {(rows) => (
          <Paper
            shifts={rows.map((row) => ({ ...row, work: row.category_name }))}
            {...{ who, filter, set }}
          />
        )}
      </Answered>
    </>
  ) : (
    <>
      {title}
      <Answered of={officials} loading="list" rows={10} empty={empty}>
        {(rows) => (
          <Paper
            shifts={rows.map((row) => ({ ...row, work: categoryName(row.category) }))}
            {...{ who, filter, set }}
          />
        )}
      </Answered>
    </>
  );
}

interface PaperProps {
  readonly shifts: readonly PaperShift[];
  readonly who: ReactNode;
  readonly filter: typeof FILTER;
  readonly set: (change: Partial<typeof FILTER>) => void;
}

function Paper({ shifts, who, filter, set }: PaperProps) {
  const d = usePaperWords();
  const { language } = useSpeech();
  const { sheet, date, size } = filter;
  const shown = shifts.filter((shift) => !date || shift.date === date);
  return (
    <>
      <Toolbar>
        {who}
        <Choice
          label={d('staff.paper')}
          value={sheet}
          options={[
            ['badges', d('paper.badges')],
            ['signin', d('paper.signIn')],
            ['wall', d('paper.wall')],
          ]}
          onChange={(next) => set({ sheet: next })}
        />
        <DayFilter days={daysOf(shifts, language)} value={date} onChange={(day) => set({ date: day })} />
        {sheet === 'wall' && (
          <SelectInput
            label={d('paper.size')}
            value={size}
            options={[
              ['letter', 'Letter'],
              ['a3', 'A3'],
            ]}
            onChange={(next) => set({ size: next })}
          />
        )}
        <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          {d('action.print')}
        </Button>
      </Toolbar>
      {sheet === 'signin' ? (
        <SignInSheets shifts={shown} />
      ) : sheet === 'wall' ? (
        <WallSchedule shifts={shown} size={size as WallSize} />
      ) : (
        <Badges shifts={shown} />
      )}
    </>
  );
}

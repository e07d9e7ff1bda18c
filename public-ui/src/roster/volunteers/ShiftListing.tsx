import { getVolunteerSignupByCategory, getVolunteerSignupByTime } from '@courtcrew/domain/roster/contract.ts';
import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { canApply } from '@courtcrew/domain/tournaments/index.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { NothingFits } from '@courtcrew/ui-kit/page/list/NothingFits.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useState } from 'react';
import { DayBar } from '../signup/DayBar.tsx';
import { PastShifts } from '../signup/PastShifts.tsx';
import { daysOf, NO_WISH } from '../signup/shiftWish.ts';
import { useDayHeading } from '../signup/useDayHeading.ts';
import { firstOpen, fitting, grouped, past, type Shift } from './listing.ts';
import { NoOpportunities } from './NoOpportunities.tsx';
import { ShiftGroup } from './ShiftGroup.tsx';
import { type Order, VolunteerTable } from './VolunteerTable.tsx';
import { useVolunteerWords } from './words.ts';

interface ShiftListingProps {
  readonly tournament: TournamentDetail;
  readonly order: Order;
}

export function ShiftListing({ tournament: { tid, status }, order }: ShiftListingProps) {
  const parts = { params: { tid }, body: {} };
  const byCategory = useCall(getVolunteerSignupByCategory, parts, { enabled: order === 'category' });
  const byTime = useCall(getVolunteerSignupByTime, parts, { enabled: order === 'time' });
  return (
    <Answered of={order === 'category' ? byCategory : byTime} loading="table" rows={6}>
      {(shifts) => <Listed shifts={shifts} order={order} open={canApply(status)} />}
    </Answered>
  );
}

const FILTER = { ...NO_WISH };

function Listed({ shifts, order, open }: { shifts: readonly Shift[]; order: Order; open: boolean }) {
  const w = useVolunteerWords();
  const now = useNow();
  const dayOf = useDayHeading();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const found = fitting(shifts, filter, now);
  const over = past(shifts, filter.q, now);
  const gone = (
    <PastShifts count={over.length}>
      <VolunteerTable
        caption={w('signup.over')}
        shifts={over}
        order="time"
        dayed
        known=""
        open={false}
        now={now}
      />
    </PastShifts>
  );
  const left = fitting(shifts, NO_WISH, now);
  const days = daysOf(left, now);
  if (left.length === 0) {
    return (
      <>
        <NoOpportunities />
        {gone}
      </>
    );
  }
  return (
    <>
      <Toolbar
        searchLabel={w('volunteer.searchShifts')}
        search={filter.q}
        onSearch={(q) => set({ q })}
        onClear={active ? clear : undefined}
      >
        <PressButton pressed={filter.open} onClick={() => set({ open: !filter.open })}>
          {w('volunteer.onlyOpen')}
        </PressButton>
      </Toolbar>
      {days.length > 1 && <DayBar days={days} chosen={filter.day} onChoose={(day) => set({ day })} />}
      {found.length === 0 ? (
        <NothingFits title={w('volunteer.noneFound')} onClear={clear} />
      ) : (
        <ShiftGroups
          // Search results and single days start unfolded; folding belongs to one list.
          key={`${order} ${filter.day} ${filter.q === '' ? '' : 'found'}`}
          shifts={found}
          order={order}
          open={open}
          keyOf={order === 'category' ? ({ category_name }) => category_name : dayOf}
          unfolded={filter.q !== '' || filter.day !== ''}
          now={now}
        />
      )}
      {gone}
    </>
  );
}

interface ShiftGroupsProps {
  readonly shifts: readonly Shift[];
  readonly order: Order;
  readonly open: boolean;
  readonly keyOf: (shift: Shift) => string;
  /** All groups start unfolded. */
  readonly unfolded: boolean;
  readonly now: string;
}

/** Unfolded groups are settled at first: nothing folds under a finger because somebody took the last spot. */
function ShiftGroups({ shifts, order, open, keyOf, unfolded, now }: ShiftGroupsProps) {
  const groups = grouped(shifts, keyOf, now);
  const [first] = useState(() => firstOpen(groups));
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isExpanded = (key: string): boolean => chosen.get(key) ?? (unfolded || first.includes(key));
  return groups.map((group) => (
    <ShiftGroup
      key={group.key}
      group={group}
      order={order}
      open={open}
      now={now}
      expanded={isExpanded(group.key)}
      onToggle={() => setChosen(new Map(chosen).set(group.key, !isExpanded(group.key)))}
    />
  ));
}

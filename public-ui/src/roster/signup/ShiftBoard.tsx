import { isOver } from '@courtcrew/domain/roster/passing.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { canApply } from '@courtcrew/domain/tournaments/index.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { EmptyState, LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { TOUCH, visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import Box from '@mui/material/Box';
import { Suspense, useEffect, useState } from 'react';
import { Coordinator } from '../contact/Coordinator.tsx';
import { useRosterWords } from '../words.ts';
import { aboutCategory, type Category, isCategory, PANEL, tabId, useShifts } from './categories.ts';
import { DayBar } from './DayBar.tsx';
import { Description } from './Description.tsx';
import { Folded } from './Folded.tsx';
import { PastShifts } from './PastShifts.tsx';
import { ShiftTable } from './ShiftTable.tsx';
import { daysOf, NO_WISH, type Wish, wished } from './shiftWish.ts';
import { VolunteerLink } from './VolunteerLink.tsx';

// Loaded apart: shifts come before the choice of others.
const CategoryTabs = lazyPart(async () => (await import('./CategoryTabs.tsx')).CategoryTabs);

// Loaded apart: rendered when unfolded.
const DayTimeline = lazyPart(async () => (await import('./DayTimeline.tsx')).DayTimeline, LostPart);

const FILTER = { category: '', ...NO_WISH };

interface ShiftBoardProps {
  readonly tournament: TournamentDetail;
  readonly categories: readonly Category[];
}

/** Until the viewer chooses, the first category with shifts: a link never opens an empty list beside a full one. */
export function ShiftBoard({ tournament, categories }: ShiftBoardProps) {
  const w = useRosterWords();
  const { filter, set } = useUrlFilter(FILTER);
  const [passed, setPassed] = useState(0);
  const chosen = isCategory(filter.category) && categories.includes(filter.category) ? filter.category : null;
  const [first] = categories;
  const shown = chosen ?? categories[passed] ?? first;
  if (shown === undefined) {
    return (
      <EmptyState title={w('signup.noSection')} action={<VolunteerLink tournament={tournament} main />} />
    );
  }
  const more = chosen === null && passed < categories.length;
  return (
    <section aria-labelledby="shifts-title">
      <h2 id="shifts-title" style={visuallyHidden}>
        {w('signup.shifts')}
      </h2>
      {categories.length > 1 && (
        <Part fallback={<Box sx={{ height: TOUCH + 1, mb: 2 }} />}>
          <CategoryTabs categories={categories} shown={shown} onChoose={(category) => set({ category })} />
        </Part>
      )}
      <div {...(categories.length > 1 && { role: 'tabpanel', id: PANEL, 'aria-labelledby': tabId(shown) })}>
        <CategoryShifts
          key={shown}
          tournament={tournament}
          category={shown}
          wish={filter}
          onWish={set}
          onEmpty={more ? () => setPassed(passed + 1) : undefined}
        />
      </div>
    </section>
  );
}

interface CategoryShiftsProps {
  readonly tournament: TournamentDetail;
  readonly category: Category;
  readonly wish: Wish;
  readonly onWish: (change: Partial<Wish>) => void;
  /** Called instead of showing an empty list. */
  readonly onEmpty?: () => void;
}

function CategoryShifts({ tournament, category, wish, onWish, onEmpty }: CategoryShiftsProps) {
  const w = useRosterWords();
  const { status, tid } = tournament;
  const answer = useShifts(tid, category);
  const { html, coordinator, approval } = aboutCategory(tournament, category);
  const nothing = answer.data?.length === 0;
  useEffect(() => {
    if (nothing) onEmpty?.();
  }, [nothing, onEmpty]);

  const open = canApply(status);
  // A person with a row here has asked for the approval, or has it.
  const known = answer.data?.some((shift) => shift.status !== null) ?? true;
  const asksApproval = approval && open && !known;
  return (
    <>
      {asksApproval && (
        <Notice severity="info" mb={2}>
          {w('signup.approval')}
        </Notice>
      )}
      <Answered
        of={answer}
        loading="cards"
        rows={4}
        empty={onEmpty ? <Loading shape="cards" count={4} /> : <EmptyState title={w('signup.noShifts')} />}
      >
        {(shifts) => (
          <Listed
            shifts={shifts}
            wish={wish}
            onWish={onWish}
            open={open}
            trainers={category === 'Athletic Trainer'}
          />
        )}
      </Answered>
      {html && (
        <Box sx={{ mt: 3 }}>
          <Description html={html} />
        </Box>
      )}
      <Coordinator tid={tid} section={category === 'Athletic Trainer' ? 'line' : 'referee'}>
        {coordinator && w('signup.coordinator', { name: coordinator })}
      </Coordinator>
    </>
  );
}

interface ListedProps {
  readonly shifts: readonly ShiftForViewer[];
  readonly wish: Wish;
  readonly onWish: (change: Partial<Wish>) => void;
  readonly open: boolean;
  readonly trainers: boolean;
}

/** Coming shifts that match the filter, and past ones folded away. */
function Listed({ shifts, wish, onWish, ...rest }: ListedProps) {
  const w = useRosterWords();
  const now = useNow();
  const left = shifts.filter((shift) => !isOver(shift, now));
  const past = shifts.filter((shift) => isOver(shift, now));
  const days = daysOf(left, now);
  const found = wished(left, wish, now);
  const oneDay = new Set(found.map(({ date }) => date)).size === 1;
  return (
    <>
      <Toolbar searchLabel={w('signup.search')} search={wish.q} onSearch={(q) => onWish({ q })}>
        <PressButton pressed={wish.open} onClick={() => onWish({ open: !wish.open })}>
          {w('signup.onlyOpen')}
        </PressButton>
      </Toolbar>
      {(days.length > 1 || wish.day !== '') && (
        <DayBar days={days} chosen={wish.day} onChoose={(day) => onWish({ day })} />
      )}
      {left.length === 0 && <EmptyState title={w('signup.allOver')} />}
      {left.length > 0 && found.length === 0 && <EmptyState title={w('signup.noShiftsFound')} />}
      {oneDay && found.length > 1 && (
        <Folded label={w('signup.timeline')}>
          <Suspense fallback={null}>
            <DayTimeline shifts={found} now={now} />
          </Suspense>
        </Folded>
      )}
      {found.length > 0 && <ShiftTable shifts={found} now={now} {...rest} />}
      <PastShifts count={past.length}>
        <ShiftTable shifts={past} now={now} {...rest} />
      </PastShifts>
    </>
  );
}

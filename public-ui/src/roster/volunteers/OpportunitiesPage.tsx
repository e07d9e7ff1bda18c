import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { getVolunteerOpportunities } from '@courtcrew/domain/roster/contract.ts';
import type { VolunteerOpportunity } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { EmptyState, LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { CardGrid } from '../../tournaments/index.ts';
import { OpportunityCard } from './OpportunityCard.tsx';
import { useVolunteerWords } from './words.ts';

const NoOpportunities = lazyPart(
  async () => (await import('./NoOpportunities.tsx')).NoOpportunities,
  LostPart,
);

const FILTER = { q: '' };

/** Tournaments up to this number need no search. */
const FEW = 6;

/** `/signup/volunteers`: tournaments that still take volunteers, soonest first. */
export function OpportunitiesPage() {
  const w = useVolunteerWords();
  const answer = useCall(getVolunteerOpportunities, {});
  return (
    <>
      <PageHeader title={w('volunteer.title')} />
      <Answered
        of={answer}
        loading={<Loading shape="cards" />}
        empty={
          <Part>
            <NoOpportunities />
          </Part>
        }
      >
        {(rows) => <Opportunities rows={rows} />}
      </Answered>
    </>
  );
}

const fits = ({ name, location, organization }: VolunteerOpportunity, q: string): boolean =>
  searchKey(`${name} ${location} ${organization}`).includes(searchKey(q));

function Opportunities({ rows }: { rows: readonly VolunteerOpportunity[] }) {
  const w = useVolunteerWords();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const found = rows.filter((row) => fits(row, filter.q));
  return (
    <>
      {(rows.length > FEW || active) && (
        <Toolbar
          searchLabel={w('volunteer.search')}
          search={filter.q}
          onSearch={(q) => set({ q })}
          onClear={active ? clear : undefined}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={w('volunteer.none')} />
      ) : (
        <CardGrid label={w('volunteer.title')}>
          {found.map((row) => (
            <OpportunityCard key={row.tid} opportunity={row} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

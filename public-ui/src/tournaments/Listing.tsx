import type { ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { nearestFirst, type Point } from './distance.ts';
import { ListingFilters } from './ListingFilters.tsx';
import { fitting, LISTING_FILTER, reachesBack } from './listing.ts';
import { TournamentCards } from './TournamentCards.tsx';
import { useNearMe } from './useNearMe.ts';
import { useTournamentWords } from './words.ts';

interface ListingProps {
  /** Only tournaments of this organization. */
  readonly organization?: string;
  /** Only this region, without the buttons. */
  readonly region?: string;
  /** Further filter, such as those that staff a section. */
  readonly only?: (tournament: ListingRow) => boolean;
}

const everything = () => true;

export function Listing({ organization, region, only = everything }: ListingProps) {
  const w = useTournamentWords();
  const { filter, set, clear, active } = useUrlFilter(LISTING_FILTER);
  const near = useNearMe();
  const now = useNow();
  const withPast = filter.all || reachesBack(filter, now.slice(0, 10));
  const future = useCall(getTournaments, { query: { time: 'future', organization, region } });
  const past = useCall(
    getTournaments,
    { query: { time: 'past', organization, region } },
    { enabled: withPast },
  );
  const chosen = (rows: readonly ListingRow[]) => fitting(rows.filter(only), filter);
  const count = future.data && chosen(future.data).length + (past.data ? chosen(past.data).length : 0);
  return (
    <>
      <Toolbar
        searchLabel={w('list.search')}
        search={filter.q}
        onSearch={(q) => set({ q })}
        onClear={active ? clear : undefined}
        count={count === undefined ? undefined : w('list.count', { count })}
      >
        <ListingFilters wish={filter} onWish={set} near={near} regions={region === undefined} />
      </Toolbar>
      <Answered of={future} loading="cards">
        {(rows) => {
          const fits = nearestFirst(chosen(rows), near.here);
          if (fits.length > 0) return <Group title={w('list.upcoming')} rows={fits} here={near.here} />;
          // With past ones shown, an empty future needs no text.
          return withPast && past.data && chosen(past.data).length > 0 ? null : (
            <NothingFound filtered={active} onViewAll={withPast ? undefined : () => set({ all: true })} />
          );
        }}
      </Answered>
      {withPast && (
        <Answered of={past} loading="cards" rows={3}>
          {(rows) => (
            <Group
              title={w('list.past')}
              rows={nearestFirst(chosen(rows).toReversed(), near.here)}
              here={near.here}
              past
            />
          )}
        </Answered>
      )}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly rows: readonly ListingRow[];
  readonly here: Point | null;
  readonly past?: boolean;
}

function Group({ title, rows, here, past }: GroupProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mt: past ? 5 : 1, mb: 2 }}>
        {title}
      </Typography>
      <TournamentCards label={title} tournaments={rows} here={here} past={past} />
    </section>
  );
}

function NothingFound({ filtered, onViewAll }: { filtered: boolean; onViewAll?: () => void }) {
  const w = useTournamentWords();
  return (
    <EmptyState
      title={w('list.none')}
      text={w(filtered ? 'list.noneFiltered' : 'list.noneFuture')}
      action={
        onViewAll && (
          <Button variant="outlined" onClick={onViewAll}>
            {w('list.viewAll')}
          </Button>
        )
      }
    />
  );
}

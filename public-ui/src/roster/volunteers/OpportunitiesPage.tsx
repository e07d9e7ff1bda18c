import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { getVolunteerOpportunities } from '@courtcrew/domain/roster/contract.ts';
import type { VolunteerOpportunity } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { NothingFits } from '@courtcrew/ui-kit/page/list/NothingFits.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { day } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { CardGrid, DayTile, useDates } from '../../tournaments/index.ts';
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
        loading="cards"
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
        <NothingFits title={w('volunteer.none')} onClear={clear} />
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

function OpportunityCard({ opportunity }: { opportunity: VolunteerOpportunity }) {
  const w = useVolunteerWords();
  const { language } = useSpeech();
  const dates = useDates(opportunity);
  const { tid, name, location, start, needed, about } = opportunity;
  const days = opportunity.days.map((date) => day(`${date}T12:00:00.000Z`, 'UTC', language)).join(' · ');
  return (
    <Card component="li">
      <CardActionArea
        component={AppAnchor}
        to={`/signup/volunteer?tid=${tid}`}
        sx={{ p: 2, gap: 1.25, minHeight: 112 }}
      >
        <Box sx={{ display: 'flex', gap: 1.75, alignItems: 'start' }}>
          <DayTile start={start} />
          <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.25 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 550 }}>
              {dates}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {location}
            </Typography>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Badge tone={needed > 0 ? 'primary' : 'warning'} weight={needed > 0 ? 'solid' : 'outline'}>
            {needed > 0 ? w('volunteer.needed', { count: needed }) : w('volunteer.waitlistOnly')}
          </Badge>
          <Typography variant="body2">{w('volunteer.nextDays', { days })}</Typography>
        </Box>
        {about && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {about}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}

import type { VolunteerOpportunity } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { day } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { DayTile, useDates } from '../../tournaments/index.ts';
import { useVolunteerWords } from './words.ts';

export function OpportunityCard({ opportunity }: { opportunity: VolunteerOpportunity }) {
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

import type { TournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import type { Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { appOf } from '@courtcrew/domain/web/apps.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDesk } from '../kit/desk/desk.ts';
import { usePlaceAt } from '../shell/places.tsx';
import { useStatusChange } from '../tournaments/home/StatusControl.tsx';
import { STATUS_STEPS } from '../tournaments/home/statuses.ts';
import { type Next, nextIn } from './next.ts';
import { useDayName } from './troubles.tsx';
import { useHomeWords } from './words.ts';

interface NextCardProps {
  readonly phase: Phase;
  readonly home: TournamentHome;
}

/** What the phase is about, and the one or two things to do now. */
export function NextCard({ phase, home }: NextCardProps) {
  const w = useHomeWords();
  const { tid, status } = useDesk();
  const allowed = useAllows();
  const placeAt = usePlaceAt();
  const may = (next: Next) =>
    allowed(next.policy ?? ('to' in next ? (placeAt(next.to)?.policy ?? 'platform') : 'master'), tid);
  const steps = nextIn(phase, { ...home, status }, may);
  return (
    <Card
      component="section"
      aria-labelledby="next"
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        borderLeft: '4px solid var(--mui-palette-primary-main)',
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography variant="h2" id="next">
          {w('next.title')}
        </Typography>
        <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 0.25 }}>
          <PhaseText phase={phase} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {steps.map((next, index) => (
          <NextButton key={next.word} next={next} primary={index === 0} />
        ))}
      </Box>
    </Card>
  );
}

function PhaseText({ phase }: Pick<NextCardProps, 'phase'>) {
  const w = useHomeWords();
  const nameOf = useDayName();
  const { start, end_date } = useDesk();
  const first = start ?? end_date;
  const last = end_date ?? start;
  if (phase === 'staff') {
    return first === null ? w('phase.staffUndated') : w('phase.staffText', { day: nameOf(first) });
  }
  if (phase === 'run') return last === null ? null : w('phase.runText', { day: nameOf(last) });
  return w(`phase.${phase}Text`);
}

function NextButton({ next, primary }: { readonly next: Next; readonly primary: boolean }) {
  const w = useHomeWords();
  const { tid, ...tournament } = useDesk();
  const { change, isPending } = useStatusChange({ tid, ...tournament });
  const variant = primary ? 'contained' : 'outlined';
  const step = 'step' in next && STATUS_STEPS.find(({ status }) => status === next.step);
  if (step) {
    return (
      <Button variant={variant} loading={isPending} onClick={() => change(step)}>
        {w(next.word)}
      </Button>
    );
  }
  if (!('to' in next)) return null;
  const to = appOf(next.to) === 'public' ? `${next.to}?tid=${tid}` : next.to;
  return (
    <Button variant={variant} component={AppAnchor} to={to}>
      {w(next.word)}
    </Button>
  );
}

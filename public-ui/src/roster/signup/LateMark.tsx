import { isOver } from '@courtcrew/domain/roster/passing.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { useRosterWords } from '../words.ts';

/** Says why a shift that has begun has no actions. */
export function LateMark({ shift, now }: { shift: { readonly end: string }; now: string }) {
  const w = useRosterWords();
  const over = isOver(shift, now);
  return (
    <Badge tone="plain" weight="outline" icon={over ? <EventBusy /> : <Schedule />}>
      {w(over ? 'signup.over' : 'signup.begun')}
    </Badge>
  );
}

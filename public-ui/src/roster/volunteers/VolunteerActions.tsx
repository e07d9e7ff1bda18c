import { hasBegun } from '@courtcrew/domain/roster/passing.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { WaiverMissing } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import Block from '@mui/icons-material/Block';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { Remove } from '../schedule/RowActions.tsx';
import { ActionButton } from '../signup/ActionButton.tsx';
import { ActionPlace } from '../signup/ActionPlace.tsx';
import { Ahead } from '../signup/Ahead.tsx';
import { LateMark } from '../signup/LateMark.tsx';
import { ShareShift } from '../signup/ShareShift.tsx';
import { useShiftNamed } from '../signup/useShiftNamed.ts';
import type { Shift } from './listing.ts';
import { useRegister } from './useRegister.ts';
import { useVolunteerWords } from './words.ts';

interface VolunteerActionsProps {
  readonly shift: Shift;
  /** The tournament takes registrations. */
  readonly open: boolean;
  readonly now: string;
}

export function VolunteerActions({ shift, open, now }: VolunteerActionsProps) {
  const { state, confirmed, shift_id, count, spots } = shift;
  const mine = state === 'registered' || state === 'waitlist';
  const late = hasBegun(shift, now);
  return (
    <ActionPlace>
      {!late && open && <ShareShift shift={shift} />}
      {state === 'registered' && <StatusBadge status={confirmed ? 'confirmed' : 'registered'} />}
      {state === 'waitlist' && <StatusBadge status="waitlist" />}
      {state === 'waitlist' && <Ahead shift={shift} />}
      {mine && shift.waiver_needed && <WaiverMissing />}
      {late && <LateMark shift={shift} now={now} />}
      {!late && mine && shift_id && <Remove row={{ ...shift, shift_id }} />}
      {!late && state === 'full' && <Full />}
      {!late && state === 'waitlist-only' && <WaitlistOnly shift={shift} open={open} />}
      {!late && open && (state === 'register' || (state === 'waitlist' && count < spots)) && (
        <Register shift={shift} />
      )}
    </ActionPlace>
  );
}

function Full() {
  const w = useVolunteerWords();
  return (
    <Badge tone="plain" weight="outline" icon={<Block />}>
      {w('volunteer.full')}
    </Badge>
  );
}

/** Also offered on the waitlist, once a spot is free again. */
function Register({ shift }: { shift: Shift }) {
  const w = useVolunteerWords();
  return <Enter shift={shift} text={w('volunteer.register', { count: shift.needed })} waitlist={false} />;
}

function WaitlistOnly({ shift, open }: Pick<VolunteerActionsProps, 'shift' | 'open'>) {
  const w = useVolunteerWords();
  return (
    <>
      <Badge tone="warning" weight="outline" icon={<HourglassEmpty />}>
        {w('volunteer.waitlistOnly')}
      </Badge>
      {open && <Enter shift={shift} text={w('signup.askWaitlist')} waitlist />}
    </>
  );
}

function Enter({ shift, text, waitlist }: { shift: Shift; text: string; waitlist: boolean }) {
  const w = useVolunteerWords();
  const named = useShiftNamed();
  return (
    <ActionButton
      text={text}
      label={w('signup.pressFor', { action: text, shift: named(shift) })}
      action={useRegister(shift, waitlist)}
      look={waitlist ? 'second' : 'main'}
    />
  );
}

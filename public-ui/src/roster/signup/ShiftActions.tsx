import { hasBegun } from '@courtcrew/domain/roster/passing.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import { OwnActions, OwnStatus } from '../schedule/RowActions.tsx';
import { useRosterWords } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionPlace } from './ActionPlace.tsx';
import { Ahead } from './Ahead.tsx';
import { LateMark } from './LateMark.tsx';
import { ShareShift } from './ShareShift.tsx';
import { isFull } from './shiftWish.ts';
import { useApply } from './useApply.ts';
import { useShiftNamed } from './useShiftNamed.ts';

function Apply({ shift, trainers }: { shift: ShiftForViewer; trainers: boolean }) {
  const w = useRosterWords();
  const named = useShiftNamed();
  const action = useApply(shift, trainers);
  if (isFull(shift)) {
    const text = w('signup.askWaitlist');
    const label = w('signup.pressFor', { action: text, shift: named(shift) });
    return <ActionButton text={text} label={label} action={action} look="second" />;
  }
  const label = w('signup.applyFor', { shift: named(shift) });
  return <ActionButton text={w('action.apply')} label={label} action={action} />;
}

interface ShiftActionsProps {
  readonly shift: ShiftForViewer;
  /** The tournament takes applications. */
  readonly open: boolean;
  readonly trainers: boolean;
  readonly now: string;
}

/** The viewer's state in a shift, and the next step. */
export function ShiftActions({ shift, open, trainers, now }: ShiftActionsProps) {
  const { shift_id, status, kind } = shift;
  const late = hasBegun(shift, now);
  return (
    <ActionPlace>
      {!late && open && <ShareShift shift={shift} />}
      {status && <OwnStatus row={{ kind, status }} />}
      {status === 'Applied' && <Ahead shift={shift} />}
      {late && <LateMark shift={shift} now={now} />}
      {!late && status && shift_id && <OwnActions row={{ ...shift, shift_id, status }} />}
      {!late && !status && open && <Apply shift={shift} trainers={trainers} />}
    </ActionPlace>
  );
}

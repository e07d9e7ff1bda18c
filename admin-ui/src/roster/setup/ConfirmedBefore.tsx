import type { Hours } from '@courtcrew/domain/roster/model.ts';
import { isOver } from '@courtcrew/domain/roster/passing.ts';
import { asksAgain } from '@courtcrew/domain/roster/policies/confirmations.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { FormRadio } from '@courtcrew/ui-kit/form/fields.tsx';
import { serverNow } from '@courtcrew/ui-kit/time/serverClock.ts';
import Box from '@mui/material/Box';
import { withMail } from '../withMail.ts';
import { type DeskSay, useDeskWords } from '../words.ts';

interface ConfirmedBeforeProps {
  readonly shift: ShiftRow;
  /** As typed. */
  readonly category: string;
  /** As typed; null while invalid. */
  readonly hours: Hours | null;
}

/** Asks whether confirmations survive other hours or another category: field `keep_confirmed`. */
export function ConfirmedBefore({ shift, category, hours }: ConfirmedBeforeProps) {
  const d = useDeskWords();
  const count = shift.confirmed_count;
  const asks = (after: Hours) =>
    !isOver(after, new Date(serverNow()).toISOString()) &&
    asksAgain(shift, { ...after, category }, shift.time_zone);
  return (
    <Box role="status">
      {hours && count > 0 && asks({ start: hours.start, end: hours.end }) && (
        <FormRadio
          name="keep_confirmed"
          label={d('setup.confirmedBefore')}
          options={[
            { value: false, label: d('setup.askAgain', { count }) },
            { value: true, label: d('setup.keepConfirmed') },
          ]}
        />
      )}
    </Box>
  );
}

interface Saved {
  readonly unconfirmed?: number | undefined;
  readonly mailed?: boolean | undefined;
}

/** Effect of an edit on the people in the shift. */
export function savedText(d: DeskSay, { unconfirmed: count = 0, mailed }: Saved): string {
  const saved = d('setup.saved');
  return withMail(d, count > 0 ? `${saved} · ${d('setup.askedAgain', { count })}` : saved, mailed);
}

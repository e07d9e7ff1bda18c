import type { BodyIn } from '@courtcrew/domain/contract/call.ts';
import { deleteShift, editShift } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { digitsOnly, FormCount } from '../../kit/page/FormCount.tsx';
import { useTellStep } from '../../kit/undo/lastStep.tsx';
import { withMail } from '../withMail.ts';
import { type DeskKey, useDeskWords } from '../words.ts';
import { useAskDelete } from './AskDelete.tsx';
import { LEVEL_LABELS } from './SpotFields.tsx';
import { LEVEL_FIELDS } from './shiftValues.ts';
import { countsOf, type SpotValues, spotsFor, spotValues } from './spotsOfMany.ts';
import { unlessConflict } from './useConfirmedHours.ts';
import type { MassEdit } from './useMassEdit.ts';
import { type ShiftBack, useShiftsBack } from './useShiftsBack.ts';

const FIELDS = ['name', 'spots', 'wait_spots'] as const;
type Field = (typeof FIELDS)[number];

const LABELS: Readonly<Record<Field, DeskKey>> = {
  name: 'bulk.setTitle',
  spots: 'column.spots',
  wait_spots: 'column.waitSpots',
};

/** What these fields were, as far as they change. */
const formerOf = (shift: ShiftRow, body: object): Partial<ShiftRow> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([field, value]) => {
      const before = shift[field as keyof ShiftRow];
      return before === value ? [] : [[field, before]];
    }),
  );

interface MassActionsProps {
  readonly shifts: readonly ShiftRow[];
  readonly work: MassEdit;
  readonly onDone: () => void;
}

export function MassActions({ shifts, work, onDone }: MassActionsProps) {
  const d = useDeskWords();
  const tell = useTellStep();
  const back = useShiftsBack();
  const ask = useAskDelete();
  const [field, setField] = useState<Field | null>(null);
  const count = shifts.length;

  /** `former` takes it back; a deletion stays: the people in the shifts are told, and lose their places. */
  const finish = (changed: number, mailed = false, former: readonly ShiftBack[] = []) => {
    const undo = former.length > 0 ? () => back(former) : null;
    if (changed > 0) tell({ text: withMail(d, d('bulk.done', { count: changed }), mailed), undo });
    onDone();
  };
  /** Shifts without a change are not sent. */
  const edit = async (
    bodyFor: (shift: ShiftRow) => Partial<Omit<BodyIn<typeof editShift>, 'sid'>> | null,
  ) => {
    const bodies = new Map(
      shifts.flatMap((shift) => {
        const body = bodyFor(shift);
        return body && Object.keys(formerOf(shift, body)).length > 0 ? [[shift, body] as const] : [];
      }),
    );
    const former: ShiftBack[] = [];
    const changed = await work.run([...bodies.keys()], async (send, shift) => {
      const { sid, version } = shift;
      const body = bodies.get(shift) ?? {};
      await unlessConflict(send(editShift, { body: { sid, version, ...body } }));
      former.push({ sid, version: version + 1, ...formerOf(shift, body) });
    });
    finish(changed, false, former);
  };
  const change = ({ value }: { value: string }) => {
    const typed = value.trim();
    return edit(() => {
      // An empty field is no number; `Number('')` would be zero.
      if (typed === '') return null;
      return field === 'name' ? { name: typed } : { wait_spots: Number(typed) };
    });
  };
  const remove = async () => {
    const people = shifts.reduce((sum, shift) => sum + shift.count + shift.wait_count, 0);
    const meant = await ask({
      title: d('bulk.delete', { count }),
      text: people > 0 ? d('bulk.deleteText', { people }) : undefined,
      people,
    });
    if (!meant) return;
    let mailed = false;
    const removed = await work.run(shifts, async (send, { sid, tid, count, wait_count }) => {
      const body = { tid, people: count + wait_count, ...meant };
      const answer = await send(deleteShift, { params: { sid }, body });
      mailed ||= answer.mailed === true;
    });
    finish(removed, mailed);
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {FIELDS.map((one) => (
        <Button key={one} variant="outlined" disabled={count === 0} onClick={() => setField(one)}>
          {d(LABELS[one])}
        </Button>
      ))}
      <Button variant="outlined" color="error" disabled={count === 0} onClick={() => void remove()}>
        {d('action.delete')}
      </Button>
      {count === 0 && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {d('bulk.hint')}
        </Box>
      )}
      {field === 'spots' && (
        <MassSpots
          shifts={shifts}
          onSubmit={(values) => edit((shift) => spotsFor(shift, values))}
          onClose={() => setField(null)}
        />
      )}
      {field && field !== 'spots' && (
        <FormDialog
          title={d(LABELS[field])}
          action={d('bulk.apply', { count })}
          defaults={{ value: '' }}
          onSubmit={change}
          onClose={() => setField(null)}
        >
          <FormText
            kind={field === 'name' ? 'text' : 'count'}
            name="value"
            label={d(LABELS[field])}
            required
            autoFocus
            shape={field === 'name' ? undefined : (typed) => digitsOnly(typed)}
            inputProps={field === 'name' ? { maxLength: 120 } : undefined}
          />
        </FormDialog>
      )}
    </Box>
  );
}

interface MassSpotsProps {
  readonly shifts: readonly ShiftRow[];
  readonly onSubmit: (values: Partial<SpotValues>) => Promise<void>;
  readonly onClose: () => void;
}

/** Spots of many shifts: one number, and one per credential where some count so. Passes on what was typed. */
function MassSpots({ shifts, onSubmit, onClose }: MassSpotsProps) {
  const [seen] = useState(() => spotValues(shifts));
  const d = useDeskWords();
  const { inAll, byLevel } = countsOf(shifts);
  return (
    <FormDialog<SpotValues>
      title={d('column.spots')}
      action={d('bulk.apply', { count: shifts.length })}
      defaults={seen}
      onSubmit={(values) => onSubmit(changesOf(seen, values))}
      onClose={onClose}
    >
      {inAll && <FormCount name="spots" label={d('column.spots')} required={!byLevel} autoFocus />}
      {byLevel && (
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'h3' }}>
            {d('bulk.byLevel')}
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))' }}>
            {LEVEL_FIELDS.map((level) => (
              <FormCount key={level} name={level} label={d(LEVEL_LABELS[level])} />
            ))}
          </Box>
          <Box sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>{d('bulk.levelHelp')}</Box>
        </Box>
      )}
    </FormDialog>
  );
}

import { addShift, editShift } from '@courtcrew/domain/roster/contract.ts';
import { categoriesIn } from '@courtcrew/domain/roster/model.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { day } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech, useSport } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ColorField } from '../../kit/desk/ColorField.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { FormCount } from '../../kit/page/FormCount.tsx';
import { useTellStep } from '../../kit/undo/lastStep.tsx';
import { type DeskSay, useDeskWords } from '../words.ts';
import { ConfirmedBefore, savedText } from './ConfirmedBefore.tsx';
import { SpotFields } from './SpotFields.tsx';
import { bodyOf, faultsOf, hoursOf, lastDay, newShift, type ShiftValues, valuesOf } from './shiftValues.ts';
import { unlessConflict, useConfirmedHours } from './useConfirmedHours.ts';
import { added, useShiftsBack } from './useShiftsBack.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ShiftFormProps {
  /** The shift to change; a new one without. */
  readonly shift?: ShiftRow;
  /** Initial values of a new shift, instead of the defaults. */
  readonly pattern?: ShiftRow;
  /** Volunteer categories, likeliest first; absent for officials. */
  readonly volunteers?: readonly Option[];
  readonly onDone: () => void;
}

/** Validation in the documents' words. */
const resolver = (d: DeskSay) => (values: ShiftValues) => {
  const faults = Object.entries(faultsOf(values));
  const errors = Object.fromEntries(
    faults.map(([field, key]) => [field, { type: 'typed', message: d(key) }]),
  );
  return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** After adding, the form keeps its values: the next shift is usually similar. */
export function ShiftForm({ shift, pattern, volunteers, onDone }: ShiftFormProps) {
  const d = useDeskWords();
  const tell = useTellStep();
  const back = useShiftsBack();
  const { tid, time_zone, start } = useDesk();
  const add = useCommand(addShift, { quiet: true, affects: ['audit'] });
  const edit = useCommand(editShift, {
    quiet: true,
    affects: ['audit'],
    done: ({ conflict, unconfirmed, mailed }) => (conflict ? null : savedText(d, { unconfirmed, mailed })),
  });
  const confirmed = useConfirmedHours(time_zone);
  const source = shift ?? pattern;
  const form = useKitForm<ShiftValues>({
    defaults: source ? valuesOf(source) : newShift(start ?? '', volunteers && volunteerShift(volunteers)),
    resolver: resolver(d),
    onSubmit: async (values) => {
      if (shift) {
        const { sid, version } = shift;
        const { keep_confirmed } = values;
        const body = { ...bodyOf(values, shift), sid, version, ...(keep_confirmed && { keep_confirmed }) };
        const saved = await confirmed((meant) =>
          unlessConflict(edit.mutateAsync({ body: { ...body, ...meant } })),
        );
        return saved && onDone();
      }
      const body = { ...bodyOf(values, undefined, pattern), repeat: Number(values.repeat) };
      const answer = await confirmed((meant) =>
        add.mutateAsync({ params: { tid }, body: { ...body, ...meant } }),
      );
      if (!answer) return;
      const { sids } = answer;
      tell({ text: d('setup.added', { count: sids.length }), undo: () => back(added(sids)) });
    },
  });
  const { methods } = form;
  const officials = useOfficials(source?.category);
  const title = shift ? d('setup.edit', { name: shift.name }) : d('setup.add');
  return (
    <Form form={form} label={title}>
      <Box component="h2" sx={{ m: 0, typography: 'h2', overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <FormText kind="text" name="name" label={d('column.name')} inputProps={{ maxLength: 120 }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
        <FormSelect name="category" label={d('column.category')} options={volunteers ?? officials} />
        {volunteers && <FormCheck name="signature_required" label={d('setup.signature')} />}
        <PreRegistration />
      </Box>
      <FormText
        kind="text"
        name="description"
        label={d('setup.description')}
        multiline
        minRows={2}
        inputProps={{ maxLength: 2000 }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: HOURS }}>
        <FormText
          kind="day"
          name="date"
          label={d('setup.date')}
          // Reserves the line of an error, so that the button does not move under the click.
          hint={`${d('time.venue')} (${time_zone})`}
          required
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto', md: '1 / -1', xl: 'auto' } }}
        />
        <FormText kind="time" name="start" label={d('setup.start')} required inputProps={{ step: 900 }} />
        <EndField before={source && valuesOf(source)} />
      </Box>
      <SpotFields />
      {volunteers && (
        <FormCount
          name="wait_spots"
          label={d('column.waitSpots')}
          hint={d('setup.waitHelp')}
          sx={{ maxWidth: 320 }}
        />
      )}
      {!shift && (
        <FormCount
          name="repeat"
          label={d('setup.repeat')}
          hint={d('setup.repeatHelp')}
          digits={2}
          sx={{ maxWidth: 320 }}
        />
      )}
      <ColorField name="color" />
      {shift && <TypedMove shift={shift} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={methods.formState.isSubmitting}>
          {shift ? d('action.save') : d('setup.add')}
        </Button>
        {source && (
          <Button variant="text" onClick={onDone}>
            {d('setup.cancelEdit')}
          </Button>
        )}
      </Box>
    </Form>
  );
}

/** Asks about people who had confirmed the former hours. */
function TypedMove({ shift }: { shift: ShiftRow }) {
  const values = useWatch<ShiftValues>() as ShiftValues;
  return <ConfirmedBefore shift={shift} category={values.category} hours={hoursOf(values, shift)} />;
}

/** Beside the list the form is narrow: three columns would cut the times off. */
const HOURS = { xs: '1fr 1fr', sm: '1.3fr 1fr 1fr', md: '1fr 1fr', xl: '1.3fr 1fr 1fr' } as const;

function useOfficials(own: string | undefined): readonly Option[] {
  const categoryName = useCategoryName();
  return [...new Set([...categoriesIn(useSport()), ...(own ? [own] : [])])].map((value) => ({
    value,
    label: categoryName(value),
  }));
}

/** Volunteers' shifts have no waitlist by default. */
const volunteerShift = (categories: readonly Option[]): Partial<ShiftValues> => ({
  category: categories[0]?.value ?? '',
  wait_spots: '0',
});

/** End of the shift; names its day where that is not the start's, and what an empty end means. */
function EndField({ before }: { before?: ShiftValues }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const values = useWatch<ShiftValues>() as ShiftValues;
  const last = lastDay(values, before);
  const next = values.date !== '' && last !== values.date;
  const hint = next ? d('hours.ends', { day: day(`${last}T12:00:00.000Z`, 'UTC', language) }) : undefined;
  return (
    <FormText
      kind="time"
      name="end"
      label={d('setup.end')}
      hint={values.end === '' ? d('hours.noEnd') : hint}
      inputProps={{ step: 900 }}
    />
  );
}

/** Switching it on fills an empty description; switching it off removes that text again. */
function PreRegistration() {
  const d = useDeskWords();
  const { getValues, setValue, formState } = useFormContext<ShiftValues>();
  const isOn = useWatch<ShiftValues, 'pre_reg'>({ name: 'pre_reg' });
  const isTouched = formState.dirtyFields.pre_reg === true;
  const own = d('setup.preRegText');
  useEffect(() => {
    const description = getValues('description').trim();
    if (isOn && isTouched && description === '') setValue('description', own, { shouldDirty: true });
    if (!isOn && description === own) setValue('description', '', { shouldDirty: true });
  }, [isOn, isTouched, own, getValues, setValue]);
  return <FormCheck name="pre_reg" label={d('setup.preReg')} />;
}

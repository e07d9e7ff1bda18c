import { addShift, editShift } from '@courtcrew/domain/roster/contract.ts';
import { categoriesIn } from '@courtcrew/domain/roster/model.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { day } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech, useSport } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ColorField } from '../../kit/desk/ColorField.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { type DeskSay, useDeskWords } from '../words.ts';
import { ConfirmedBefore, savedText } from './ConfirmedBefore.tsx';
import { digitsOnly } from './digits.ts';
import { SpotFields } from './SpotFields.tsx';
import { bodyOf, faultsOf, hoursOf, lastDay, newShift, type ShiftValues, valuesOf } from './shiftValues.ts';
import { unlessConflict } from './unlessConflict.ts';
import { useConfirmedHours } from './useConfirmedHours.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ShiftFormProps {
  /** The shift to change; a new one without. */
  readonly shift?: ShiftRow;
  /** What a new shift starts from instead of the defaults. */
  readonly pattern?: ShiftRow;
  /** The categories of volunteers it may stand in, the likeliest first; without them it is one of officials. */
  readonly volunteers?: readonly Option[];
  readonly onDone: () => void;
}

/** What is wrong with the typed values, in the documents' words. */
const resolver = (d: DeskSay) => (values: ShiftValues) => {
  const faults = Object.entries(faultsOf(values));
  const errors = Object.fromEntries(
    faults.map(([field, key]) => [field, { type: 'typed', message: d(key) }]),
  );
  return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** One shift. After adding, the form keeps what was typed: the next shift is seldom a very different one. */
export function ShiftForm({ shift, pattern, volunteers, onDone }: ShiftFormProps) {
  const d = useDeskWords();
  const toast = useToast();
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
      const added = await confirmed((meant) =>
        add.mutateAsync({ params: { tid }, body: { ...body, ...meant } }),
      );
      if (!added) return;
      const { sids } = added;
      toast.success(sids.length > 1 ? d('setup.addedMany', { count: sids.length }) : d('setup.added'));
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
      <FormText name="name" label={d('setup.name')} inputProps={{ maxLength: 120 }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
        <FormSelect name="category" label={d('setup.category')} options={volunteers ?? officials} />
        {volunteers && <FormCheck name="signature_required" label={d('setup.signature')} />}
        <PreRegistration />
      </Box>
      <FormText
        name="description"
        label={d('setup.description')}
        multiline
        minRows={2}
        inputProps={{ maxLength: 2000 }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: HOURS }}>
        <FormText
          name="date"
          label={d('setup.date')}
          type="date"
          // Keeps the line an error needs, so that the button does not move away under the click.
          hint={`${d('time.venue')} (${time_zone})`}
          required
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto', md: '1 / -1', xl: 'auto' } }}
        />
        <FormText name="start" label={d('setup.start')} type="time" inputProps={{ step: 900 }} />
        <EndField before={source && valuesOf(source)} />
      </Box>
      <SpotFields />
      {volunteers && (
        <FormText
          name="wait_spots"
          label={d('bulk.setWait')}
          hint={d('setup.waitHelp')}
          shape={digitsOnly}
          inputProps={{ inputMode: 'numeric' }}
          sx={{ maxWidth: 320 }}
        />
      )}
      {!shift && (
        <FormText
          name="repeat"
          label={d('setup.repeat')}
          hint={d('setup.repeatHelp')}
          shape={(typed) => digitsOnly(typed).slice(0, 2)}
          inputProps={{ inputMode: 'numeric' }}
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

/** Asks about people who confirmed the shift as it was, by the hours that are typed. */
function TypedMove({ shift }: { shift: ShiftRow }) {
  const values = useWatch<ShiftValues>() as ShiftValues;
  return <ConfirmedBefore shift={shift} category={values.category} hours={hoursOf(values, shift)} />;
}

/** Beside the list of shifts the form is narrow: three fields in a row would cut the times off. */
const HOURS = { xs: '1fr 1fr', sm: '1.3fr 1fr 1fr', md: '1fr 1fr', xl: '1.3fr 1fr 1fr' } as const;

/** The form's categories, and the shift's own where the generator gave it another one. */
function useOfficials(own: string | undefined): readonly Option[] {
  const categoryName = useCategoryName();
  return [...new Set([...categoriesIn(useSport()), ...(own ? [own] : [])])].map((value) => ({
    value,
    label: categoryName(value),
  }));
}

/** Nobody waits for a volunteers' shift unless the desk gives them room to. */
const volunteerShift = (categories: readonly Option[]): Partial<ShiftValues> => ({
  category: categories[0]?.value ?? '',
  wait_spots: '0',
});

/** The end of the shift in the form; it names the day where that is not the start's, and says what no end means. */
function EndField({ before }: { before?: ShiftValues }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const values = useWatch<ShiftValues>() as ShiftValues;
  const last = lastDay(values, before);
  const next = values.date !== '' && last !== values.date;
  const hint = next ? d('hours.ends', { day: day(`${last}T12:00:00.000Z`, 'UTC', language) }) : undefined;
  return (
    <FormText
      name="end"
      label={d('setup.end')}
      type="time"
      hint={values.end === '' ? d('hours.noEnd') : hint}
      inputProps={{ step: 900 }}
    />
  );
}

/** Turned on, it describes a shift that has no description yet; turned off, it takes its own words back. */
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

import { gsmText, placesOf } from '@courtcrew/domain/kernel/gsm.ts';
import { getTemplates } from '@courtcrew/domain/messaging/contract.ts';
import { SEND_TEXT_MAX } from '@courtcrew/domain/messaging/letters/limits.ts';
import { PLACES, type PlaceName } from '@courtcrew/domain/messaging/letters/places.ts';
import { BODY_MAX } from '@courtcrew/domain/messaging/templates/limits.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDesk } from '../../kit/desk/desk.ts';
import { SubjectField } from '../SubjectField.tsx';
import { useMessagingWords } from '../words.ts';
import type { LetterValues } from './letter.ts';

interface WordsFieldsProps {
  readonly textMax: number;
  /** What can be filled for its readers. */
  readonly places?: readonly PlaceName[] | undefined;
}

/** Subject and words of a letter, begun from a template where there is one. */
export function WordsFields({ textMax, places = PLACES }: WordsFieldsProps) {
  const m = useMessagingWords();
  const { setValue, getValues } = useFormContext<LetterValues>();
  const { channel, body } = useWatch<LetterValues>() as LetterValues;
  const isText = channel === 'text';
  const { used, limit } = placesOf(gsmText(body));
  const isSingle = textMax === SEND_TEXT_MAX;
  const insert = (place: string) => setValue('body', `${getValues('body')}{${place}}`, { shouldDirty: true });
  return (
    <>
      <TemplateChoice />
      {!isText && <SubjectField />}
      <FormText
        kind="text"
        name="body"
        label={m(isText ? 'letter.text' : 'template.body', { max: isSingle ? 160 : textMax })}
        required
        multiline
        minRows={isText ? 3 : 9}
        hint={isText ? m('letter.counter', { count: used, max: isSingle ? limit : textMax }) : undefined}
        inputProps={{ maxLength: isText ? textMax : BODY_MAX }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {m('letter.insert')}
        </Box>
        {places.map((place) => (
          <Chip key={place} label={`{${place}}`} variant="outlined" onClick={() => insert(place)} />
        ))}
      </Box>
    </>
  );
}

/** Fills the form from a template of the same kind. */
function TemplateChoice() {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const { user } = useSession();
  const { setValue } = useFormContext<LetterValues>();
  const channel = useWatch<LetterValues>({ name: 'channel' });
  const { data = [] } = useCall(
    getTemplates,
    { params: { ref_id: user?.ref_id ?? '' }, query: { tid } },
    { enabled: user !== null },
  );
  const fitting = data.filter(({ type }) => type === channel);
  if (fitting.length === 0) return null;
  const fill = (etid: string) => {
    const template = fitting.find((one) => one.etid === etid);
    if (!template) return;
    setValue('subject', template.subject, { shouldDirty: true });
    setValue('body', template.body, { shouldDirty: true });
  };
  return (
    <SelectInput
      label={m('letter.template')}
      value=""
      options={[['', m('letter.noTemplate')], ...fitting.map(({ etid, name }) => [etid, name] as const)]}
      onChange={fill}
    />
  );
}

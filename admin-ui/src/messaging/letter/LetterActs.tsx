import { saveTemplate, testLetter } from '@courtcrew/domain/messaging/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDesk } from '../../kit/desk/desk.ts';
import { useMessagingWords } from '../words.ts';
import type { LetterValues } from './letter.ts';

interface LetterActsProps {
  readonly category: string;
  /** Nothing leaves a tournament in draft. */
  readonly draft: boolean;
}

/** Sends the letter, tries it on oneself, or keeps its words for another time. */
export function LetterActs({ category, draft }: LetterActsProps) {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const { getValues, formState } = useFormContext<LetterValues>();
  const [saving, setSaving] = useState(false);
  const tried = useCommand(testLetter, { done: m('letter.tried') });
  const tryIt = () => {
    const { channel, subject, body } = getValues();
    tried.mutate({ body: { tid, channel, subject, body, category } });
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={draft} loading={formState.isSubmitting}>
          {m('letter.send')}
        </Button>
        <Button variant="outlined" disabled={draft} loading={tried.isPending} onClick={tryIt}>
          {m('letter.try')}
        </Button>
        <Button variant="text" onClick={() => setSaving(true)}>
          {m('letter.keep')}
        </Button>
      </Box>
      {draft && <Box sx={{ color: 'text.secondary' }}>{m('letter.draft')}</Box>}
      {saving && <KeepDialog words={getValues()} onClose={() => setSaving(false)} />}
    </>
  );
}

/** Keeps the words as a template of one's own. */
function KeepDialog({ words, onClose }: { readonly words: LetterValues; readonly onClose: () => void }) {
  const m = useMessagingWords();
  const save = useCommand(saveTemplate, { quiet: true, affects: ['templates'], done: m('template.saved') });
  const { channel: type, subject, body } = words;
  return (
    <FormDialog
      title={m('letter.keep')}
      defaults={{ name: '' }}
      onSubmit={({ name }) => save.mutateAsync({ body: { name, type, subject, body } })}
      onClose={onClose}
    >
      <FormText
        kind="text"
        name="name"
        label={m('template.name')}
        required
        autoFocus
        inputProps={{ maxLength: 100 }}
      />
    </FormDialog>
  );
}

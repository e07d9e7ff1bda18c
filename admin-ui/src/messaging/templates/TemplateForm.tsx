import { english } from '@courtcrew/domain/kernel/translated.ts';
import { saveTemplate, updateTemplate } from '@courtcrew/domain/messaging/contract.ts';
import { PLACES, placeFault } from '@courtcrew/domain/messaging/letters/places.ts';
import {
  BODY_MAX,
  SUBJECT_REQUIRED,
  TEMPLATE_NAME_MAX,
  TEMPLATE_NAME_REQUIRED,
  TEXT_TEMPLATE_MAX,
} from '@courtcrew/domain/messaging/templates/limits.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { checked } from '@courtcrew/ui-kit/form/checked.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import type { Theirs } from '@courtcrew/ui-kit/form/TheirValue.tsx';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDesk } from '../../kit/desk/desk.ts';
import { SubjectField } from '../SubjectField.tsx';
import { useMessagingWords } from '../words.ts';
import type { Template } from './template.ts';

interface TemplateFormProps {
  /** The template to change; a new one without. */
  readonly template?: Template;
  readonly open: boolean;
  readonly onClose: () => void;
}

type Values = Pick<Template, 'name' | 'type' | 'subject' | 'body'> & { readonly shared: boolean };

const NEW: Values = { name: '', type: 'email', subject: '', body: '', shared: false };

const valuesOf = ({ name, type, subject, body, tid }: Template): Values => ({
  name,
  type,
  subject,
  body,
  shared: tid !== null,
});

/** All that is wrong, at once, in the server's words: nothing is sent until it is right. */
const faultsOf = ({ name, type, subject, body }: Values, m: ReturnType<typeof useMessagingWords>) => {
  const isText = type === 'text';
  const fault = (text: string) => {
    const wrong = placeFault(text);
    return wrong !== undefined && localized(english(wrong), wrong);
  };
  return {
    name: name.trim() === '' && localized(TEMPLATE_NAME_REQUIRED),
    subject: !isText && (subject.trim() === '' ? localized(SUBJECT_REQUIRED) : fault(subject)),
    body: body.trim() === '' ? m('letter.bodyRequired') : fault(body),
  };
};

/** As a call names the tournament whose staff may use it. */
const sharedIn = (shared: boolean | undefined, tid: string) =>
  shared === undefined ? {} : { tid: shared ? tid : '' };

/**
 * Name, type and words of a template, and whether the tournament's staff may use it. Of one that is there only what was
 * changed is sent: its tournament may be one whose staff its owner has left.
 */
export function TemplateForm({ template, open, onClose }: TemplateFormProps) {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const told = { quiet: true, affects: ['templates'] };
  const add = useCommand(saveTemplate, { ...told, done: m('template.added') });
  const edit = useCommand(updateTemplate, { ...told, done: m('template.updated') });
  const [opened] = useState(() => (template ? valuesOf(template) : NEW));
  const [before] = useState(template?.tid ?? null);
  const save = (values: Values, theirs: Theirs) => {
    if (!template) {
      const { shared, ...fields } = values;
      return add.mutateAsync({ body: { ...fields, ...sharedIn(shared, tid) } });
    }
    const { shared, ...changes } = editOf(opened, values, theirs);
    const seen = { tid: before, ...changes.seen, ...theirs };
    const body = { ...changes, ...sharedIn(shared, tid), seen };
    return edit.mutateAsync({ params: { etid: template.etid }, body });
  };
  return (
    <FormDialog
      open={open}
      title={template ? m('template.edit', { name: template.name }) : m('template.add')}
      action={template ? undefined : m('template.add')}
      defaults={opened}
      resolver={(values) => checked(values, faultsOf(values, m))}
      onSubmit={save}
      onClose={onClose}
    >
      <FormText
        kind="text"
        name="name"
        label={m('template.name')}
        required
        autoFocus
        inputProps={{ maxLength: TEMPLATE_NAME_MAX }}
      />
      <FormSelect
        name="type"
        label={m('template.type')}
        required
        options={(['email', 'text'] as const).map((value) => ({ value, label: m(`template.${value}`) }))}
      />
      <Words />
      <FormCheck name="shared" label={m('template.share')} />
    </FormDialog>
  );
}

/** A mail has a subject; a text message is short. */
function Words() {
  const m = useMessagingWords();
  const isText = useWatch<Values>({ name: 'type' }) === 'text';
  return (
    <>
      {!isText && <SubjectField />}
      <FormText
        kind="text"
        name="body"
        label={m(isText ? 'template.textBody' : 'template.body')}
        required
        multiline
        minRows={isText ? 3 : 8}
        hint={m('template.places', { places: PLACES.map((place) => `{${place}}`).join(' ') })}
        inputProps={{ maxLength: isText ? TEXT_TEMPLATE_MAX : BODY_MAX }}
      />
    </>
  );
}

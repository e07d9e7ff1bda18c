import { register } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { AskBeforeLeaving } from '@courtcrew/ui-kit/form/AskBeforeLeaving.tsx';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormLastName } from '@courtcrew/ui-kit/form/FormLastName.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { localizedText } from '@courtcrew/ui-kit/words/localized.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useId, useState } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { Pair } from './FormParts.tsx';
import { NewPassword } from './NewPassword.tsx';
import { NEW_ACCOUNT, type Registration, registrationBody, registrationProblems } from './registration.ts';
import { rulesResolver } from './ruleErrors.ts';
import { useAccountWords } from './words.ts';

// Loaded apart: most fill it in later, in their profile.
const LaterFields = lazyPart(async () => (await import('./LaterFields.tsx')).LaterFields);

/** Unfolded where one of them was refused. */
const OPTIONAL = ['phone', 'alt_phone', 'credentials'];

interface RegisterFormProps {
  readonly source?: string;
  /** Called once the account is there and logged in. */
  readonly onDone?: () => void;
}

export function RegisterForm({ source, onDone }: RegisterFormProps) {
  const w = useAccountWords();
  const send = useCommand(register, { quiet: true });
  const onInvalid = useMismatch<Registration>();
  const form = useKitForm<Registration>({
    defaults: NEW_ACCOUNT,
    resolver: rulesResolver(registrationProblems),
    onInvalid,
    onSubmit: async (values) => {
      try {
        const answer = await send.mutateAsync({ body: registrationBody(values, source) });
        if ('message' in answer) throw new Error(await localizedText(answer.message));
      } catch (failure) {
        form.methods.resetField('password');
        form.methods.resetField('confirm');
        throw failure;
      }
      // Nothing unsaved blocks the navigation.
      form.methods.reset(values);
      onDone?.();
    },
  });
  return (
    <Form form={form} label={w('register.title')}>
      <AskBeforeLeaving />
      <RegistrationFields />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {w('register.agree')} {/* Beside this page, which would lose what was typed. */}
        <AppLink to="/tools/termsofservice" target="_blank">
          {w('nav.terms')}
        </AppLink>
        .
      </Box>
      <Button type="submit" variant="contained" loading={form.methods.formState.isSubmitting}>
        {w('register.submit')}
      </Button>
    </Form>
  );
}

/** What an account needs; the rest may wait for the profile. */
function RegistrationFields() {
  const w = useAccountWords();
  const id = useId();
  const { errors } = useFormState<Registration>();
  const [opened, setMore] = useState(false);
  const more = opened || OPTIONAL.some((field) => field in errors);
  return (
    <>
      <Pair>
        <FormText kind="name" name="first" label={w('profile.first')} required autoComplete="given-name" />
        <FormLastName label={w('profile.last')} autoComplete="family-name" />
      </Pair>
      <FormText kind="email" name="email" label={w('login.email')} required autoComplete="email" />
      <NewPassword label={w('login.password')} />
      <Button
        variant="text"
        aria-expanded={more}
        aria-controls={id}
        onClick={() => setMore(!more)}
        sx={{ justifySelf: 'start', px: 0 }}
      >
        {w('register.more')}
      </Button>
      <Box id={id}>
        {more && (
          <Part>
            <LaterFields />
          </Part>
        )}
      </Box>
    </>
  );
}

/** After two different passwords both fields (`password`, `confirm`) are emptied, and the submit's own text is shown. */
function useMismatch<Values extends FieldValues & { password: string; confirm: string }>() {
  return useCallback(
    (errors: FieldErrors<Values>, { setValue, setError, getValues }: UseFormReturn<Values>) => {
      const { password, confirm } = getValues();
      if (!('confirm' in errors) || password === confirm) return;
      for (const field of ['password', 'confirm'] as Path<Values>[])
        setValue(field, '' as PathValue<Values, Path<Values>>);
      setError('confirm' as Path<Values>, { type: 'rule', message: TEXTS.mismatchOnSubmit });
    },
    [],
  );
}

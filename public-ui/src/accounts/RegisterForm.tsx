import { register } from '@courtcrew/domain/accounts/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { AskBeforeLeaving } from '@courtcrew/ui-kit/form/AskBeforeLeaving.tsx';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { textSaid } from '@courtcrew/ui-kit/words/said.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RegistrationFields } from './RegistrationFields.tsx';
import { NEW_ACCOUNT, type Registration, registrationBody, registrationProblems } from './registration.ts';
import { rulesResolver } from './ruleErrors.ts';
import { useMismatch } from './useMismatch.ts';
import { useAccountWords } from './words.ts';

interface RegisterFormProps {
  /** The organization whose link led here. */
  readonly source?: string;
  /** Called once the account is there and logged in. */
  readonly onDone?: () => void;
}

/** Opens an account and logs in with it. */
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
        if ('message' in answer) throw new Error(await textSaid(answer.message));
      } catch (failure) {
        form.methods.resetField('password');
        form.methods.resetField('confirm');
        throw failure;
      }
      // Nothing is left to lose on the way on.
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

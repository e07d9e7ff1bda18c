import { register } from '@courtcrew/domain/accounts/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Navigate, useParams } from 'react-router';
import { EntryFrame } from './EntryFrame.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { NEW_ACCOUNT, type Registration, registrationBody, registrationProblems } from './registration.ts';
import { rulesResolver } from './ruleErrors.ts';
import { useMismatch } from './useMismatch.ts';
import { useAccountWords } from './words.ts';

/** Opens an account, then the profile. `/register/{name}` remembers whose link led here. */
export function RegisterPage() {
  const w = useAccountWords();
  const { user } = useSession();
  if (user) return <Navigate to="/profile/myProfile" replace />;
  return (
    <EntryFrame title={w('register.title')} lead={w('register.lead')} toggle>
      <RegisterForm />
    </EntryFrame>
  );
}

function RegisterForm() {
  const w = useAccountWords();
  const { name } = useParams();
  const send = useCommand(register, { quiet: true });
  const onInvalid = useMismatch<Registration>();
  const form = useKitForm<Registration>({
    defaults: NEW_ACCOUNT,
    resolver: rulesResolver(registrationProblems, w),
    say: w,
    onInvalid,
    onSubmit: async (values) => {
      try {
        const answer = await send.mutateAsync({ body: registrationBody(values, name) });
        if ('message' in answer) throw new Error(w(answer.message));
      } catch (failure) {
        form.methods.resetField('password');
        form.methods.resetField('confirm');
        throw failure;
      }
    },
  });
  return (
    <Form form={form} label={w('register.title')}>
      <RegistrationFields />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {w('register.agree')} <AppLink to="/tools/termsofservice">{w('nav.terms')}</AppLink>.
      </Box>
      <Button type="submit" variant="contained" loading={form.methods.formState.isSubmitting}>
        {w('register.submit')}
      </Button>
    </Form>
  );
}

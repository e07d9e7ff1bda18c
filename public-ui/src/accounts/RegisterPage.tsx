import { useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { onwards } from '@courtcrew/ui-kit/session/onwards.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { EntryFrame } from './EntryFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useAccountWords } from './words.ts';

/** `/register/{name}` records whose link led here. Goes on to where the person came from, else to the profile. */
export function RegisterPage() {
  const w = useAccountWords();
  const go = useGo();
  const { user } = useSession();
  const { name } = useParams();
  const [search] = useSearchParams();
  const next = onwards(search.get('next'), '/profile/myProfile');
  useEffect(() => {
    if (user) go(next, { replace: true });
  }, [user, go, next]);
  return (
    <EntryFrame title={w('register.title')} lead={w('register.lead')} toggle>
      <RegisterForm source={name} />
    </EntryFrame>
  );
}

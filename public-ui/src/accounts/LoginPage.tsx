import { useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { LoginForm } from '@courtcrew/ui-kit/session/LoginForm.tsx';
import { onwards } from '@courtcrew/ui-kit/session/onwards.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EntryFrame } from './EntryFrame.tsx';
import { useAccountWords } from './words.ts';

/** Login as a page; a person logged in is redirected to where they wanted to go. */
export function LoginPage() {
  const w = useAccountWords();
  const go = useGo();
  const { user } = useSession();
  const [search] = useSearchParams();
  const [title, setTitle] = useState<string | null>(null);
  const next = onwards(search.get('next'));
  useEffect(() => {
    if (user) go(next, { replace: true });
  }, [user, go, next]);
  return (
    <EntryFrame title={title ?? w('login.title')} toggle>
      <LoginForm autoFocus registerLink={false} onTitle={setTitle} />
    </EntryFrame>
  );
}

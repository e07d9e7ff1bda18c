import { SECTIONS } from '@courtcrew/domain/tournaments/index.ts';
import { State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin, useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { usePickedTournament } from '../../board/index.ts';
import { TournamentFrame } from '../signup/TournamentFrame.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useBack } from './useBack.ts';
import { useContactWords } from './words.ts';

/** `/signup/contactcoordinator`: a message to the coordinator of the section in the address, which can be shared. */
export function ContactPage() {
  const [search] = useSearchParams();
  const section = SECTIONS.find((section) => section === search.get('section'));
  const tid = usePickedTournament();
  if (section === undefined || tid === null) return <GoBack />;
  return (
    <TournamentFrame tid={tid}>
      {(tournament) => (
        <RequireLogin visitor={<PleaseLogin />}>
          <ContactForm tournament={tournament} section={section} />
        </RequireLogin>
      )}
    </TournamentFrame>
  );
}

function GoBack() {
  const back = useBack();
  // React runs effects twice in development; two steps back would be one too many.
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    back();
  }, [back]);
  return null;
}

function PleaseLogin() {
  const w = useContactWords();
  const guard = useLoginGate();
  return (
    <State
      icon={<Mail />}
      title={w('contact.please')}
      action={
        <Button variant="contained" onClick={() => guard(() => {})}>
          {w('login.submit')}
        </Button>
      }
    />
  );
}

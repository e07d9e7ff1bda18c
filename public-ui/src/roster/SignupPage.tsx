import { useParams } from 'react-router';
import { TournamentSignup } from './TournamentSignup.tsx';
import { useRememberedTournament } from './useRememberedTournament.ts';

/** `/signup/{tid}`: the address coordinators give to everybody. */
export function SignupPage() {
  const { tid = '' } = useParams();
  useRememberedTournament(tid);
  return <TournamentSignup tid={tid} />;
}

import { useParams } from 'react-router';
import { TournamentSignup } from './TournamentSignup.tsx';

/** `/signup/{tid}`: the address coordinators hand out. */
export function SignupPage() {
  const { tid = '' } = useParams();
  return <TournamentSignup tid={tid} />;
}

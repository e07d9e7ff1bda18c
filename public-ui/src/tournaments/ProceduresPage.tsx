import { getProcedures } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { RichText } from '@courtcrew/ui-kit/page/RichText.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Button from '@mui/material/Button';
import { useParams } from 'react-router';
import { isUnknown, UnknownTournament } from '../board/index.ts';
import { useTournamentWords } from './words.ts';

/** Procedures of a tournament, for people registered in it. */
export function ProceduresPage() {
  const { tid = '' } = useParams();
  return (
    <RequireLogin>
      <Procedures tid={tid} />
    </RequireLogin>
  );
}

function Procedures({ tid }: { tid: string }) {
  const w = useTournamentWords();
  const answer = useCall(getProcedures, { params: { tid } });
  if (isUnknown(answer.error)) return <UnknownTournament />;
  return (
    <Answered of={answer}>
      {(found) =>
        'message' in found ? (
          <>
            <PageHeader title={w('procedures.title')} />
            <EmptyState title={w('procedures.notRegistered')} action={<ToSignup tid={tid} />} />
          </>
        ) : (
          <>
            <PageHeader title={w('procedures.title')} about={found.name} actions={<ToSignup tid={tid} />} />
            {found.procedures ? (
              <RichText html={found.procedures} />
            ) : (
              <EmptyState title={w('procedures.none')} />
            )}
          </>
        )
      }
    </Answered>
  );
}

function ToSignup({ tid }: { tid: string }) {
  const w = useTournamentWords();
  return (
    <Button component={AppAnchor} to={`/signup/${tid}`} variant="outlined">
      {w('procedures.signup')}
    </Button>
  );
}

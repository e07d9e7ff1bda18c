import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { SECTIONS, type Section } from '@courtcrew/domain/tournaments/index.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { LostPart, State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin, useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Lock from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isUnknown, UnknownTournament, usePickedTournament } from '../board/index.ts';
import { useMessagingWords } from './words.ts';

// Loaded apart: most links name the tournament.
const OwnTournaments = lazyPart(async () => (await import('./OwnTournaments.tsx')).OwnTournaments, LostPart);

export interface Place {
  readonly tid: string;
  readonly name: string;
  readonly zone: string;
  readonly category: Section;
}

interface BoardFrameProps {
  readonly title: string;
  readonly login: string;
  readonly children: (place: Place) => ReactNode;
}

export function BoardFrame(props: BoardFrameProps) {
  const { tid } = useParams();
  const picked = usePickedTournament();
  const id = tid ?? picked;
  return (
    <RequireLogin visitor={<PleaseLogin title={props.login} />}>
      {id === null ? (
        <Part>
          <OwnTournaments title={props.title} />
        </Part>
      ) : (
        <OfTournament {...props} tid={id} />
      )}
    </RequireLogin>
  );
}

function OfTournament({ tid, title, children }: Omit<BoardFrameProps, 'login'> & { readonly tid: string }) {
  const [search] = useSearchParams();
  const category = SECTIONS.find((section) => section === search.get('category')) ?? 'referee';
  const tournament = useCall(getTournament, { params: { tid } });
  if (isUnknown(tournament.error)) return <UnknownTournament />;
  return (
    <Answered of={tournament}>
      {(answer) => {
        const { name = '', time_zone: zone = 'UTC' } = 'name' in answer ? answer : {};
        return (
          <>
            <PageHeader title={title} about={name} />
            {children({ tid, name, zone, category })}
          </>
        );
      }}
    </Answered>
  );
}

function PleaseLogin({ title }: { readonly title: string }) {
  const m = useMessagingWords();
  const guard = useLoginGate();
  return (
    <State
      page
      icon={<Lock />}
      title={title}
      action={
        <Button variant="contained" onClick={() => guard(() => {})}>
          {m('login.submit')}
        </Button>
      }
    />
  );
}

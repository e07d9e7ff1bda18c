import { getIndividualSchedule } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { hasMessageBoard } from '@courtcrew/domain/tournaments/policies/signup.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { PickTournament } from '../board/index.ts';
import { useMessagingWords } from './words.ts';

/** Offers the tournaments that the person runs or works at. */
export function OwnTournaments({ title }: { readonly title: string }) {
  const m = useMessagingWords();
  const { user, tournaments } = useSession();
  const { data, error, refetch } = useCall(getIndividualSchedule, { params: { ref_id: user?.ref_id ?? '' } });
  const choices = (rows: readonly ScheduleRow[]) => {
    const worked = rows.map(({ tid, tournament: name, location }) => ({ tid, name, location }));
    const run = tournaments.filter(({ status }) => hasMessageBoard(status));
    return [...new Map([...run, ...worked].map((one) => [one.tid, one])).values()];
  };
  return (
    <PickTournament
      title={title}
      choices={{ data: data && choices(data), error, refetch }}
      help={m('board.yours')}
      none={m('board.noneYours')}
    />
  );
}

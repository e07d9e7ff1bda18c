import { getOutbox, getTournamentOutbox } from '@courtcrew/domain/messaging/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useTournament } from '../shell/tournament.tsx';
import { OutboxList } from './OutboxList.tsx';

/** Messages of all tournaments, for the platform admin. */
export function OutboxPage() {
  return <OutboxList messages={useCall(getOutbox, {})} />;
}

/** Messages of the chosen tournament. */
export function TournamentOutboxPage() {
  const { tournament } = useTournament();
  const tid = tournament?.tid ?? '';
  return (
    <OutboxList
      messages={useCall(getTournamentOutbox, { params: { tid } }, { enabled: tournament !== null })}
    />
  );
}

import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { scoringModel, toldCards } from '@courtcrew/projections/scoring/index.ts';
import type { Kysely } from 'kysely';
import type { Frame, Room } from '../kernel/live/index.ts';
import { cardAggregate } from './aggregates.ts';

/**
 * The scores of a tournament, for the desk's lists, televisions and the phones on court: the card as it stands, without
 * a name and without the secret of its link. A burst on one card is one frame.
 */
export const scoreRoom = (db: Kysely<Database>): Room => ({
  name: 'score',
  policy: 'public',
  streams: { [cardAggregate.name]: [scoringModel.name] },
  async frames(events) {
    const latest = new Map(events.map((event): [string, RecordedEvent] => [streamId(event.stream), event]));
    const cards = new Map((await toldCards(db, [...latest.keys()])).map((card) => [card.sid, card]));
    return [...latest].flatMap(([sid, { position }]): Frame[] => {
      const card = cards.get(sid);
      if (!card) return [];
      const { sid: _, tid, ...data } = card;
      return [{ tid, event: 'score', position, data }];
    });
  },
});

import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { SLOTS } from '@courtcrew/domain/scoring/index.ts';
import { canMessage } from '@courtcrew/domain/tournaments/index.ts';
import {
  cardsSignedBy,
  phonesModel,
  playersWithPhones,
  scoringModel,
} from '@courtcrew/projections/scoring/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Product } from '../kernel/area.ts';
import { letter, type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { cardAggregate, playersAggregate } from './aggregates.ts';

const scoreLink = letter({
  en: {
    subject: '',
    text: 'Report the score of your match{court}: {site}/score/rpsr/{sid} - {tournament}',
  },
  es: {
    subject: '',
    text: 'Informa el resultado de tu partido{court}: {site}/score/rpsr/{sid} - {tournament}',
  },
});

const onCourt = (court: string) => ({
  en: court && ` on court ${court}`,
  es: court && ` en la cancha ${court}`,
});

/** Texts the players of a match the link of its card. */
const textPlayers = reactBy(
  cardAggregate,
  { name: 'scoring.texts', reads: [scoringModel, phonesModel, tournamentsModel] },
  {
    CardOpened: async ({ id, stream, data }, { db, outbox }) => {
      const { tid, court_num } = data;
      const row = await tournamentById(db, tid);
      if (!row?.text || !canMessage(row.status)) return;
      const court = onCourt(court_num);
      const places = { sid: streamId(stream), tournament: row.name };
      const letter = scoreLink({ ...places, court: (language) => court[language] });
      const wanted = new Set(SLOTS.map((slot) => data[slot]));
      const players = (await playersWithPhones.all(db, { tid })).filter(({ pid }) => wanted.has(pid));
      // A match is the referees' desk's: admins without its flag read players' numbers where scores are kept, not here.
      const shared = { channel: 'text' as const, letter, tid, sections: ['referee'], dedupe: id };
      await outbox.sendAll(
        players.flatMap(({ pid, phone }) =>
          phone === null ? [] : [{ ...shared, to: { ref_id: pid, phone } }],
        ),
      );
    },
  },
);

/** Takes a removed player's name and number out of the log, out of the outbox, and off the cards they signed. */
const forgetPlayers = ({ forgetKey }: Pick<Product, 'forgetKey'>): Reaction =>
  reactBy(
    playersAggregate,
    { name: 'scoring.forget', reads: [scoringModel] },
    {
      PlayerRemoved: async ({ data: { pid } }, { db, outbox, execute }) => {
        for (const sid of await cardsSignedBy(db, pid))
          await execute(cardAggregate, sid, { type: 'ForgetSignature', signer: pid });
        await forgetKey(pid);
        await outbox.forget(pid);
      },
    },
  );

export const scoringReactions = (parts: Pick<Product, 'forgetKey'>): readonly Reaction[] => [
  textPlayers,
  forgetPlayers(parts),
];

import { payoutsAggregate } from '@courtcrew/backend/payouts/index.ts';
import type { PaymentType, Prize } from '@courtcrew/domain/payouts/index.ts';
import type { Cast, DemoPerson } from './cast.ts';
import { type Demo, deskDoing } from './demo.ts';
import type { DemoTournament } from './tournaments.ts';

/** What the first places of an event win together, in cents. */
const PRIZES = [240_000, 120_000, 60_000, 60_000];
const PLACES = ['1', '2', '3/4', '3/4'];
const EVENTS = ['Mens Doubles Pro', 'Womens Doubles Pro', 'Mixed Doubles Pro'];
const WAYS: readonly PaymentType[] = ['venmo', 'check', 'zelle', 'cash', 'paypal'];

/** How many days before the first load its prizes were paid, and to how many of its winners. */
const PAID: Readonly<Record<string, { readonly days: number; readonly winners: number }>> = {
  past: { days: 33, winners: 24 },
  local: { days: 0, winners: 6 },
};

/** Players come in pairs, which share what they win. */
const prizesOf = (players: readonly DemoPerson[]): Prize[] =>
  EVENTS.flatMap((event, nth) =>
    PLACES.flatMap((place, at) =>
      [0, 1].map((partner) => ({
        ref_id: players[(nth * 8 + at * 2 + partner) % players.length]?.ref_id ?? '',
        event,
        place,
        amount: (PRIZES[at] ?? 0) / 2,
      })),
    ),
  );

/** Brings prize money to the tournaments that pay some: of one all is paid, of the other the first are. */
export async function payPrizes(
  demo: Demo,
  cast: Cast,
  tournaments: readonly DemoTournament[],
): Promise<void> {
  const { master } = cast.staff;
  for (const { key, tid, fields } of tournaments) {
    const paid = PAID[key];
    if (!paid) continue;
    const doing = deskDoing(master.ref_id, demo.daysBefore(paid.days));
    const send = (step: string, command: Parameters<typeof payoutsAggregate.decider.decide>[1]) =>
      demo.send(`${key}/payouts/${step}`, doing, payoutsAggregate, tid, command);
    const items = prizesOf(cast.crews.local.volunteers);
    await send('items', { type: 'AddItems', items });
    const winners = [...new Set(items.map(({ ref_id }) => ref_id))].slice(0, paid.winners);
    for (const [index, ref_id] of winners.entries()) {
      if (index % 3 === 0) await send(`w9/${index}`, { type: 'MarkW9', ref_id, received: true });
      const payment_type = WAYS[index % WAYS.length] ?? 'check';
      const memo = payment_type === 'check' ? String(1_040 + index) : null;
      const how = { payment_type, paid_by: master.name, memo, zone: fields.time_zone ?? 'US/Eastern' };
      await send(`pay/${index}`, { type: 'PayPayee', ref_id, ...how });
    }
  }
}

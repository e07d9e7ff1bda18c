import type { WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import { expect, it } from 'vitest';
import { following, systemEnvelope } from '../../../src/kernel/runtime/envelope.ts';
import { invoiceAggregate } from '../../../src/reconciliation/aggregate.ts';
import { billEverybody, billOfficials } from '../../../src/reconciliation/billing.ts';
import { hosted } from '../../support/hosted.ts';
import { Venue } from '../../world/venue.ts';
import { Paying } from './paid.ts';

const all = hosted();

it('makes out as many invoices as officials are posted at once, more than go into one append, though a process dies', async () => {
  const { core } = all.server;
  const venue = await Venue.open(all.server, { organization: 'Thousands' });
  const { tid } = venue;
  const dora = await venue.staff('referee');
  const [ann] = await venue.queue(dora, 1);
  const pay = new Paying(venue, dora);
  const match = await pay.play(ann?.ref_id ?? '');
  await pay.put('reconciliation/posted', { id: match, status: true });
  await core.pool.query(
    `insert into board.matches
     select (jsonb_populate_record(m, jsonb_build_object('id', 'match' || n, 'ref_id', 'official' || n))).*
     from board.matches m, generate_series(1, 3000) n where m.id = '${match}'`,
  );
  const lead = Array.from({ length: 3000 }, (_, index) => `match${index + 1}`);
  const posting = {
    ...{ id: 'aa1f6e0c-2a55-4d0f-9a2e-0c7c8f5f5f10', type: 'PostedMarked', stream: `board-${tid}` },
    ...{ data: { lead, second: [], posted: true }, meta: { at: new Date().toISOString(), correlation: 'c' } },
  } as unknown as WrittenEvent;
  let dies = true;
  const bill = () =>
    billOfficials(core.db, [posting], async (book, command, step) => {
      if (step === '2' && dies) throw new Error('killed');
      const stream = `${invoiceAggregate.name}-${book}`;
      return core.execute(invoiceAggregate, book, command, following(posting, stream, { step }));
    });
  await expect(bill()).rejects.toThrow('killed');
  dies = false;
  await bill();
  await expect.poll(async () => (await pay.invoices()).length, { timeout: 20_000 }).toBe(3001);
  expect(new Set((await pay.invoices()).map(({ number }) => number)).size).toBe(3001);
});

it('makes out invoices at the start for what was earned before they were made out by what is earned', async () => {
  const { core } = all.server;
  const venue = await Venue.open(all.server);
  const dora = await venue.staff('referee');
  const [ann] = await venue.queue(dora, 1);
  const pay = new Paying(venue, dora);
  const match = await pay.play(ann?.ref_id ?? '');
  await core.pool.query(
    `insert into board.matches
     select (jsonb_populate_record(m, '{"id": "unbilled", "amount": 2500}')).* from board.matches m where m.id = '${match}'`,
  );
  const bill = () =>
    billEverybody(core.db, (book, command) =>
      core.execute(invoiceAggregate, book, command, systemEnvelope()),
    );
  await bill();
  await expect.poll(async () => (await pay.invoices()).length).toBe(1);
  await bill();
  expect(await pay.invoices()).toHaveLength(1);
});

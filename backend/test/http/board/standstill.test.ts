import { expect, it } from 'vitest';
import { Ledger } from '../../hold/ledger.ts';
import { hosted } from '../../support/hosted.ts';
import { said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';

const all = hosted();

it('a match is paid what its tournament pays by then, though lists still show what it paid before', async () => {
  const venue = await Venue.open(all.server, { certified_amount: 2500 });
  const { tid } = venue;
  const { browser } = await venue.staff('referee');
  const [ann] = await venue.queue({ ref_id: '', browser }, 1, { credentials: 'Certified' });
  await browser.post(`/api/assignCourt/${tid}`, { court_num: 1, ref_id: ann?.ref_id });
  await venue.change({ certified_amount: 9900 });
  const ledger = new Ledger(all.server.settings.databaseUrl ?? '');
  // As the list stands until it has caught up.
  await ledger.query('update tournaments.tournaments set certified_amount = 2500 where tid = $1', [tid]);

  const finished = await browser.put(`/api/finishMatch/${tid}`, { court_num: 1 });
  expect(finished).toMatchObject(said(200, 'Match Finished'));
  const events = await ledger.events(`board-${tid}`);
  expect(events.at(-1)).toMatchObject({
    type: 'MatchFinished',
    data: { pay: { estimated: 9900, amount: 9900 } },
  });
});

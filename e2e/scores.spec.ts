import { onDuty, played } from './support/board.ts';
import { textOf } from './support/crew.ts';
import { actAsPlatform } from './support/platform.ts';
import { expect, test } from './support/withCrew.ts';

test('a match goes from its court to its card, through a dead network, and into the past scores', {
  tag: '@phone',
}, async ({ page, crew, browser, isMobile, baseURL, expectAccessible, keepScreen }) => {
  // Two browsers, one of them without its network for a while.
  test.slow();
  const tid = await played(crew, 'Score Open', 2);
  await crew.desk('PUT', `/api/t/editTournament/${tid}`, { score_reporting: true, public_scores: true });
  for (const name of ['Ann Ace', 'Cyd Net']) await crew.desk('POST', '/api/score/addPlayer', { tid, name });
  const rita = await crew.person('Rita');
  await onDuty(crew, tid, rita);
  const begun = await crew.desk('POST', `/api/assignCourt/${tid}`, { court_num: '1', ref_id: rita.ref_id });
  await actAsPlatform(page);

  // From the court to its card: by a key at the desk's board, by its address on a phone.
  if (isMobile) await page.goto(`/score/admin/court/1?tid=${tid}&match=${textOf(begun, 'id')}`);
  else {
    await page.goto(`/desk/refereefinishmatch?tid=${tid}`);
    // Keys go to courts that are there.
    await expect(page.getByRole('gridcell', { name: /^Court 1, .*Rita Tester/ })).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: /^Score card/ })).toBeVisible();
    await page.keyboard.press('p');
  }
  await expect(page.getByRole('heading', { name: 'Score card, court 1' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Singles: one player a team' }).check();
  await page.getByRole('button', { name: /^Ann Ace/ }).click();
  await page
    .getByRole('button', { name: /^Cyd Net/ })
    .last()
    .click();
  await page.getByLabel('Match type').selectOption('1 to 15');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Link of this match').first()).toBeVisible();
  await keepScreen('court-score');
  const [card] = (await crew.desk('GET', `/api/score/getActiveMatches/${tid}`)) as object[];
  const link = `/score/rpsr/${textOf(card, 'sid')}`;

  // Somebody's phone, which is nobody's account.
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 780 } });
  const court = await phone.newPage();
  await court.goto(link);
  await court.getByLabel('Score of Ann Ace, Game 1').fill('14');
  await court.getByLabel('Score of Cyd Net, Game 1').fill('9');
  await phone.setOffline(true);
  await court.getByRole('button', { name: 'One more for Ann Ace, Game 1' }).click();
  await court.getByRole('button', { name: 'Save Game 1' }).click();
  await expect(court.getByText('Waits for a network')).toBeVisible();
  await phone.setOffline(false);
  await expect(court.getByText('✓ Saved')).toBeVisible();

  await page.goto('/score/admin/scores');
  await expect(page.getByText('Ann Ace').first()).toBeVisible();
  await expectAccessible();
  await court.getByRole('group', { name: 'Who signs?' }).getByRole('button', { name: 'Ann Ace' }).click();
  await court.getByRole('button', { name: 'Submit match' }).click();
  await expect(court.getByText('Match results have been submitted')).toBeVisible();

  await crew.desk('PUT', `/api/score/finish/${textOf(card, 'sid')}`, {});
  await court.reload();
  await expect(court.getByRole('heading', { name: 'This link is not good any more' })).toBeVisible();
  await phone.close();
  await page.goto('/score/admin/pastscores');
  await page
    .getByRole('button', { name: /^Score card: Ann Ace/ })
    .first()
    .click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').filter({ hasText: '15-9' }).first()).toContainText(
    'with the link',
  );
  await keepScreen('score-history');
  await page.goto(`/scores/${tid}`);
  await expect(page.getByText('Ann Ace').first()).toBeVisible();
});

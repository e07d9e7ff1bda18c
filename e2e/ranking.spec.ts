import { expect, newName, test } from './support/asPlatform.ts';

test('ranked players are imported, found, edited and stand in one pair of an event', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const [one, other] = [newName('Ace'), newName('Net')];
  await page.goto('/ranking');
  await page.getByRole('button', { name: 'Import CSV' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  const lines = dialog.getByLabel('Lines of the file');
  const good = `first,last,gender,birth\nAnn,${one},F,1990-03-07\nBea,${other},F,`;
  await lines.fill(`${good}\nCy,Wrong,X,`);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Row 4, gender: must be F or M')).toBeVisible();
  await keepScreen('ranking-import');
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await lines.fill(good);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByText('2 players added, 0 were there already')).toBeVisible();

  await page.goto(`/ranking?filter=${encodeURIComponent(JSON.stringify({ q: one }))}`);
  await expect(page.getByText(one).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `Edit: Ann ${one}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit player' });
  await form.getByLabel('First name').fill('Anna');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Edit: Anna ${one}` })).toBeVisible();
  const rows = (await crew.desk('GET', '/api/ranking/getPlayers')) as { last: string; player_id: string }[];
  const [first, second] = [one, other].map((last) => rows.find((row) => row.last === last)?.player_id);

  const open = { name: newName('Open'), tier: 1, start: '03/05/2030', end: '03/07/2030' };
  const { rtid } = (await crew.desk('POST', '/api/ranking/addTournament', open)) as { rtid: string };
  const event = { rtid, type: 'Womens Doubles Pro' };
  const { eid } = (await crew.desk('POST', '/api/ranking/addEventToTournament/', event)) as { eid: string };
  await crew.desk('POST', '/api/ranking/savePartners', { eid, one: first, two: second });
  await page.goto('/ranking/partners');
  await expect(page.getByText(one).first()).toBeVisible();
  await expectAccessible();
});

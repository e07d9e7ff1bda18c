import type { Page } from '@playwright/test';
import { onDuty, played, today } from './support/board.ts';
import type { Crew, Person } from './support/crew.ts';
import { expect, signIn, test } from './support/withCrew.ts';

const assign = (crew: Crew, tid: string, court_num: string, lead: Person, more: object = {}) =>
  crew.desk('POST', `/api/assignCourt/${tid}`, { court_num, ref_id: lead.ref_id, ...more });

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('everybody follows the day on the board', async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await played(crew, 'Dallas Open');
  await page.goto(`/public/board/${tid}`);
  await expect(page).toHaveTitle(/Board · Dallas Open/);
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  await expect(part(page, 'Court assignments')).toContainText('0 of 4 in play');
  await expect(page.getByText('Nobody is in the on-duty queue.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toHaveCount(0);

  const [ana, bo, cy] = [await crew.person('Ana'), await crew.person('Bo'), await crew.person('Cy')];
  for (const person of [ana, bo, cy]) await onDuty(crew, tid, person);
  const queue = part(page, 'On-duty queue');
  await expect(queue.getByRole('listitem')).toContainText([/1.*Ana Tester/, /2.*Bo Tester/, /3.*Cy Tester/]);
  await expect(queue).toContainText(
    'Queue order is only an estimate; the actual assignment is up to the coordinator.',
  );

  await assign(crew, tid, '3', ana, { second_ref_id: bo.ref_id, medal: 'Bronze' });
  const court = part(page, 'Court assignments').getByRole('listitem').nth(2);
  await expect(court).toContainText(/Ana Tester.*2nd.*Bo Tester/);
  await expect(court.getByRole('img', { name: 'Bronze medal match' })).toBeVisible();
  await expect(queue.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Court 3, In play' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Court 4, Free' })).toBeVisible();

  await crew.desk('POST', `/api/addAuxAssignment/${tid}`, {
    ref_id: cy.ref_id,
    type: 'Match Starter',
    court_num: '1',
  });
  await crew.desk('POST', `/api/addClipboard/${tid}`, { court_num: '2', ref_id: ana.ref_id });
  await expect(part(page, 'Aux queue')).toContainText(/Cy Tester.*Match Starter.*court 1/);
  await expect(part(page, 'Clipboards needed')).toContainText('Ana Tester');
  await expectAccessible();
  await keepScreen('public-board');

  const people = part(page, 'Checked-in referees');
  await expect(people.getByRole('listitem')).toContainText([
    /Ana.*Court 3/,
    /Bo.*Court 3/,
    /Cy.*Match Starter/,
  ]);
  await people.getByLabel('Find a referee by name').fill('bo');
  await expect(people.getByRole('listitem')).toHaveText([/Bo Tester/]);
  await expect(page).toHaveURL(/name=bo/);
});

test('a tap on the map leads to the court', { tag: '@phone' }, async ({ page, crew }) => {
  const tid = await played(crew, 'Dallas Open');
  await page.goto(`/public/board/${tid}`);
  await page.getByRole('link', { name: 'Court 4, Free' }).click();
  await expect(page.locator('#court-4')).toBeFocused();
  await expect(page.locator('#court-4')).toBeInViewport();
});

test('a board of many courts is no long way on a phone', { tag: '@phone' }, async ({
  page,
  crew,
  isMobile,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await played(crew, 'Everglades Open', 64);
  const [ana, bo] = [await crew.person('Ana'), await crew.person('Bo')];
  for (const person of [ana, bo]) await onDuty(crew, tid, person);
  await assign(crew, tid, '40', ana, { second_ref_id: bo.ref_id, medal: 'Gold' });
  await page.goto(`/public/board/${tid}`);
  const courts = part(page, 'Court assignments');
  await expect(courts.getByRole('listitem')).toHaveCount(64);
  await expect(courts.locator('#court-40')).toContainText('Ana Tester');
  if (!isMobile) return;
  // Cards, one below the other, took 66 px for a free court.
  const { height = Number.POSITIVE_INFINITY } = (await courts.boundingBox()) ?? {};
  expect(height).toBeLessThan(64 * 30);
  const court = courts.getByRole('button', { name: /Court 40 Ana Tester \+1/ });
  await court.click();
  await expect(courts.locator('#court-40-details')).toContainText(/Ana Tester.*2nd.*Bo Tester/);
  await expect(courts.getByRole('img', { name: 'Gold medal match' })).toBeVisible();
  await expectAccessible();
  await keepScreen('public-board-64');
  await court.click();
  await expect(courts.locator('#court-40-details')).toHaveCount(0);
  await page.getByRole('link', { name: 'Court 64, Free' }).click();
  await expect(page.locator('#court-64')).toBeFocused();
});

test('a referee sees the own place, and finishes the own match alone', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await played(crew, 'Dallas Open');
  const [ana, bo] = [await crew.person('Ana'), await crew.person('Bo')];
  for (const person of [bo, ana]) await onDuty(crew, tid, person);
  await signIn(page, ana);
  await page.goto(`/public/board/${tid}`);
  const own = part(page, 'Where you are');
  await expect(own).toContainText('You are 2nd in the queue');

  await assign(crew, tid, '1', bo);
  await expect(own).toContainText('You are 1st in the queue');
  await expect(page.getByRole('button', { name: 'Finish Match' })).toHaveCount(0);

  await assign(crew, tid, '2', ana, { medal: 'Gold' });
  await expect(own).toContainText('You are on court 2');
  await expectAccessible();
  await page.getByRole('button', { name: 'Finish Match' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Was there a tie-breaker?');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toContainText('The coordinator must finish this match.');
  await expect(dialog.getByRole('button', { name: 'Finish Match' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await keepScreen('public-board-finish');
  await dialog.getByRole('button', { name: 'Finish Match' }).click();

  await expect(page.getByText('Thank you for refereeing')).toBeVisible();
  await expect(own).toContainText('You are 1st in the queue');
  await expect(part(page, 'Court assignments')).toContainText('1 of 4 in play');
});

test('the board links to its other views in new tabs, and is linked on the day', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const tid = await played(crew, 'Dallas Open');
  await page.goto(`/signup/${tid}`);
  await page.getByRole('link', { name: 'Board' }).click();
  const views = page.getByRole('navigation', { name: 'Other views' }).getByRole('link');
  await expect(views).toHaveText(['Television', 'Line check-in', 'Line shifts']);
  for (const view of await views.all()) await expect(view).toHaveAttribute('target', '_blank');

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toContainText(`/public/board/${tid}`);

  const later = await crew.tournament('Later Open', 'published');
  await page.goto(`/signup/${later}`);
  await expect(page.getByRole('heading', { name: 'Later Open' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Board' })).toHaveCount(0);
});

test('a board nobody has opened, and one of no tournament, say so', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const tid = await crew.tournament('Dallas Open', 'published');
  await page.goto(`/public/board/${tid}`);
  await expect(page.getByText('Nothing is on the board yet')).toBeVisible();
  await expectAccessible();
  await page.goto('/public/board/nosuchtournament');
  await expect(page.getByRole('heading', { name: 'This tournament does not exist' })).toBeVisible();
  await expectAccessible();
});

test('a board that lost the network keeps what it showed, and comes back right', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const tid = await played(crew, 'Dallas Open');
  const ana = await crew.person('Ana');
  await onDuty(crew, tid, ana);
  await page.goto(`/public/board/${tid}`);
  await expect(part(page, 'On-duty queue')).toContainText('Ana Tester');
  await page.context().setOffline(true);
  await expect(page.getByText(/last update .*, reconnecting/)).toBeVisible();
  await assign(crew, tid, '1', ana);
  await expect(part(page, 'On-duty queue')).toContainText('Ana Tester');
  await page.context().setOffline(false);
  await expect(part(page, 'Court assignments').getByRole('listitem').first()).toContainText('Ana Tester');
  await expect(page.getByText('live', { exact: true })).toBeVisible();
});

test('trainers check themselves in, and the desk everybody', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await played(crew, 'Dallas Open');
  const more = { category: 'Athletic Trainer', start: `${today()} 0:00`, end: `${today()} 23:59` };
  const sid = await crew.shift(tid, 'Medical tent', 8, 17, more);
  const [tom, tess] = [await crew.person('Tom'), await crew.person('Tess')];
  for (const { ref_id } of [tom, tess]) await crew.desk('PUT', `/api/putTimeSpots/${sid}`, { tid, ref_id });

  await page.goto(`/public/linecheckin?tid=${tid}`);
  await expect(page.getByText('0 of 2 checked in')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check in / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log in to check in' })).toBeVisible();
  await expectAccessible();

  await signIn(page, tom);
  await page.goto(`/public/linecheckin?tid=${tid}`);
  await expect(page.getByRole('button', { name: 'Check in Tess Tester' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Check in Tom Tester' }).click();
  await expect(page.getByRole('button', { name: 'Check out Tom Tester' })).toBeVisible();
  await expect(page.getByText('1 of 2 checked in')).toBeVisible();

  await page.getByRole('link', { name: 'By shift' }).click();
  const shift = part(page, 'Medical tent');
  await expect(shift).toContainText('1 of 2 checked in');
  await crew.desk('POST', `/api/checkinRef/${tid}`, { ref_id: tess.ref_id });
  await expect(shift).toContainText('2 of 2 checked in');
  await expectAccessible();
  await keepScreen('line-shifts');
});

import type { Page } from '@playwright/test';
import type { Crew, Person } from './support/crew.ts';
import { expect, test } from './support/withCrew.ts';

/** A tournament with courts and three referees in the queue, called Ann, Bob and Cat. */
async function venue(crew: Crew, courts: number) {
  const tid = await crew.tournament(`Display ${crypto.randomUUID().slice(0, 8)}`, 'active');
  await crew.desk('POST', '/api/t/addCourts', { tid, courts });
  const sid = await crew.shift(tid, 'Morning', 8, 12, { spots: 9 });
  const people: Person[] = [];
  for (const name of ['Ann', 'Bob', 'Cat']) {
    const person = await crew.person(name);
    await crew.select(person, tid, sid);
    await crew.desk('POST', `/api/checkinRef/${tid}`, { ref_id: person.ref_id });
    people.push(person);
  }
  const [ann, bob, cat] = people.map(({ ref_id }) => ref_id);
  const assign = (court_num: string, ref_id: string | undefined) =>
    crew.desk('POST', `/api/assignCourt/${tid}`, { court_num, ref_id });
  return { tid, ann, bob, cat, assign };
}

const court = (page: Page, number: string) =>
  page
    .getByRole('region', { name: 'Courts' })
    .getByRole('listitem')
    .filter({ has: page.getByText(number, { exact: true }) });
const queue = (page: Page) => page.getByRole('region', { name: /^On-duty queue/ });

test.describe('on a television', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  test.beforeEach(() =>
    test.skip(test.info().project.name === 'phone', 'no television has a phone’s browser'),
  );

  test('courts turn page by page, changes are marked, and a key stops the turning', async ({
    page,
    crew,
    expectAccessible,
    keepScreen,
  }) => {
    const { tid, ann, bob, assign } = await venue(crew, 64);
    await page.clock.install();
    let readings = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/getCourtsForPublicDisplay/')) readings += 1;
    });
    await page.goto(`/public/boardDisplay/${tid}`);
    await expect(page.getByText('live', { exact: true })).toBeVisible();
    await expect(queue(page).getByRole('listitem')).toHaveText([/Ann Tester/, /Bob Tester/, /Cat Tester/]);

    await assign('3', ann);
    await expect(court(page, '3')).toContainText('Ann Tester');
    await expect(court(page, '3')).toHaveClass(/marked/);
    await expect(queue(page).getByRole('listitem')).toHaveText([/Bob Tester/, /Cat Tester/]);

    await assign('40', bob);
    const second = page.getByRole('button', { name: 'Courts 33 – 64' });
    await expect(second).toHaveAccessibleName('Courts 33 – 64, changed');
    await page.clock.fastForward(10_000);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(court(page, '40')).toHaveClass(/marked/);
    await expect(court(page, '3')).toBeHidden();

    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Paused' })).toHaveAttribute('aria-pressed', 'true');
    // Not before: it takes a while, in which pages would turn.
    await expectAccessible();
    await keepScreen('display');
    await page.clock.fastForward(15_000);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Paused' }).click();
    await page.clock.fastForward(10_000);
    await expect(court(page, '3')).toBeVisible();
    // Everything after the first reading came with the frames themselves.
    expect(readings).toBe(1);
  });

  test('a lost network leaves the last board with its time, and the way back brings the right one', async ({
    page,
    context,
    crew,
    keepScreen,
  }) => {
    const { tid, ann, bob, assign } = await venue(crew, 4);
    await assign('1', ann);
    await page.goto(`/public/boardDisplay/${tid}`);
    await expect(court(page, '1')).toContainText('Ann Tester');

    await context.setOffline(true);
    await expect(page.getByText(/^last update \d+:\d\d [ap]m, reconnecting$/)).toBeVisible();
    await crew.desk('PUT', `/api/finishMatch/${tid}`, { court_num: '1' });
    await assign('2', bob);
    await expect(court(page, '1')).toContainText('Ann Tester');
    await keepScreen('display-offline');
    await context.setOffline(false);
    await expect(page.getByText('live', { exact: true })).toBeVisible();
    await expect(court(page, '1')).toContainText('free');
    await expect(court(page, '2')).toContainText('Bob Tester');
    await expect(queue(page).getByRole('listitem')).toHaveText([/Cat Tester/, /Ann Tester/]);

    await page.route('**/api/**', (route) => route.abort());
    await page.routeWebSocket('**/ws', (socket) => socket.close());
    await page.reload();
    await expect(court(page, '2')).toContainText('Bob Tester');
    await expect(page.getByText(/^last update .* reconnecting$/)).toBeVisible();
  });

  test('a new build is taken over while nothing is played', async ({ page, crew }) => {
    const { tid, ann, assign } = await venue(crew, 4);
    await assign('1', ann);
    await page.clock.install();
    await page.goto(`/public/boardDisplay/${tid}`);
    await expect(page.getByText('live', { exact: true })).toBeVisible();
    let asked = 0;
    await page.route(page.url(), (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      asked += 1;
      return route.fulfill({ body: '<script src="/assets/public/display-newbuild.js"></script>' });
    });
    await crew.desk('PUT', `/api/finishMatch/${tid}`, { court_num: '1' });
    await expect(court(page, '1')).toContainText('free');
    const loaded = page.waitForEvent('load');
    await page.clock.fastForward('30:00');
    await loaded;
    expect(asked).toBe(1);
    await expect(page.getByText('live', { exact: true })).toBeVisible();
  });

  test('what cannot be shown is said', async ({ page, crew, expectAccessible }) => {
    await page.goto('/public/boardDisplay/nobody-knows');
    await expect(page.getByRole('heading', { name: 'This tournament does not exist' })).toBeVisible();
    await expectAccessible();

    const tid = await crew.tournament('Display of nothing', 'active');
    await page.goto(`/public/boardDisplay/${tid}?lang=es&theme=light`);
    await expect(page.getByRole('heading', { name: 'Aún no hay nada en el tablero' })).toBeVisible();
    await expectAccessible();

    // Let through at the end, not taken back: a request on its way in that moment would never be answered.
    let isReached = false;
    await page.route('**/api/**', (route) => (isReached ? route.continue() : route.abort()));
    await page.goto(`/public/boardDisplay/another`);
    await expect(page.getByRole('heading', { name: 'The board cannot be reached' })).toBeVisible();
    isReached = true;
    await expect(page.getByRole('heading', { name: 'This tournament does not exist' })).toBeVisible();
  });
});

test('on a phone the board is one page to scroll', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}, info) => {
  test.skip(info.project.name !== 'phone', 'the desktop shows the television');
  const { tid, ann, assign } = await venue(crew, 40);
  await assign('40', ann);
  await page.goto(`/public/boardDisplay/${tid}`);
  await expect(court(page, '40')).toContainText('Ann Tester');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await expect(queue(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessible();
  await keepScreen('display');
});

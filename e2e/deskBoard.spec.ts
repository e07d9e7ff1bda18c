import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/asPlatform.ts';
import { onDuty, onStaff, played } from './support/board.ts';
import type { Crew, Person } from './support/crew.ts';

const court = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name: 'Courts' }).getByRole('gridcell', { name: new RegExp(`^Court ${name},`) });

const queue = (page: Page): Locator => page.getByRole('grid', { name: 'On-duty queue' });

const waiting = (page: Page): Locator => queue(page).getByRole('row');

async function openBoard(page: Page, tid: string): Promise<void> {
  await page.goto(`/desk/refereefinishmatch?tid=${tid}`);
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  await expect(court(page, '1')).toBeVisible();
}

/** Carries by the pointer, in steps as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  // A hand comes from somewhere: a press that has not moved since rows slid below it means nothing.
  await page.mouse.move(start.x + 8, start.y);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x - 20, start.y + 10, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('nothing is there to be dragged');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function people(crew: Crew, ...names: string[]): Promise<Person[]> {
  return Promise.all(names.map((name) => crew.person(name)));
}

test.describe('at a laptop', () => {
  test.beforeEach(() => {
    test.skip(test.info().project.name === 'phone', 'a phone has neither keys nor a mouse');
  });

  test('a coordinator checks people in and sends them to courts by keys and by drag', async ({
    page,
    crew,
    expectAccessible,
    keepScreen,
  }) => {
    const tid = await played(crew, 'Keys Board');
    for (const person of await people(crew, 'Ana', 'Bo', 'Cy')) await onStaff(crew, tid, person);
    await openBoard(page, tid);
    await expect(page.getByText('Nobody waits. Check somebody in.')).toBeVisible();

    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Check in' });
    for (const name of ['Ana', 'Bo', 'Cy']) {
      await dialog.getByLabel('Name').fill(name);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(`${name} Tester is checked in`)).toBeVisible();
    }
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(waiting(page)).toContainText([/1.*Ana Tester/, /2.*Bo Tester/, /3.*Cy Tester/]);

    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(court(page, '2')).toHaveAccessibleName(/Ana Tester, since/);
    await page.keyboard.type('2s');
    await expect(court(page, '2')).toHaveAccessibleName(/Ana Tester, second Bo Tester/);
    await expect(page.getByText('Bo Tester is second on court 2')).toBeVisible();
    await page.keyboard.press('u');
    await expect(court(page, '2')).toHaveAccessibleName(/Ana Tester, since/);
    await expect(waiting(page)).toContainText([/1.*Bo Tester/, /2.*Cy Tester/]);

    await drag(page, waiting(page).nth(1), waiting(page).nth(0));
    await expect(waiting(page)).toContainText([/1.*Cy Tester/, /2.*Bo Tester/]);
    await drag(page, waiting(page).nth(0), court(page, '3'));
    await expect(court(page, '3')).toHaveAccessibleName(/Cy Tester/);

    await queue(page).focus();
    await page.keyboard.press('b');
    await expect(queue(page).getByRole('img', { name: 'Quick break' })).toBeVisible();
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByLabel('Tag').fill('VIP');
    await page.keyboard.press('Enter');
    await expect(waiting(page).first()).toContainText('VIP');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Bo Tester is picked up/).first()).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(waiting(page).filter({ hasText: 'Tester' })).toHaveCount(0);
    await expectAccessible();
    await keepScreen('desk-board');
  });

  test('a gold medal match is asked about, finished, and taken back until it is paid; another desk follows', async ({
    page,
    crew,
    expectAccessible,
  }) => {
    const tid = await played(crew, 'Gold Board');
    const [ana, bo] = await people(crew, 'Ana', 'Bo');
    for (const person of [ana, bo]) if (person) await onDuty(crew, tid, person);
    await crew.desk('POST', `/api/assignCourt/${tid}`, {
      court_num: '1',
      ref_id: ana?.ref_id,
      second_ref_id: bo?.ref_id,
      medal: 'Gold',
    });
    await openBoard(page, tid);
    const other = await page.context().newPage();
    await openBoard(other, tid);

    await page.keyboard.type('1f');
    const question = page.getByRole('dialog', { name: 'Gold medal match: was there a tie-breaker?' });
    await expect(question).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('y');
    const form = page.getByRole('dialog', { name: 'Finish match on court 1' });
    await expect(form.getByText('Lead: Ana Tester')).toBeVisible();
    await expect(form.getByLabel('Tie-breaker')).toHaveValue('yes');
    await form.getByLabel('Amount', { exact: true }).fill('25');
    await expectAccessible();
    await form.getByRole('button', { name: 'Finish Match' }).click();

    await expect(page.getByText('The match on court 1 is finished')).toBeVisible();
    for (const desk of [page, other]) {
      await expect(court(desk, '1')).toHaveAccessibleName('Court 1, Free');
      await expect(waiting(desk)).toContainText([/1.*Ana Tester/, /2.*Bo Tester/]);
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const desk of [page, other]) {
      await expect(court(desk, '1')).toHaveAccessibleName(/Ana Tester, second Bo Tester.*Gold medal match/);
    }

    await page.keyboard.type('1f');
    await page.keyboard.press('y');
    await form.getByLabel('Second paid').check();
    await form.getByRole('button', { name: 'Finish Match' }).click();
    await expect(court(page, '1')).toHaveAccessibleName('Court 1, Free');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByText(/^Marked as paid by Platform Admin, .*: take that back first$/),
    ).toBeVisible();
    await expect(court(other, '1')).toHaveAccessibleName('Court 1, Free');
  });

  test('of two who press at once one is told why not, where they pressed', async ({ page, crew }) => {
    const tid = await played(crew, 'Race Board');
    const [ana, bo] = await people(crew, 'Ana', 'Bo');
    for (const person of [ana, bo]) if (person) await onDuty(crew, tid, person);
    let isDeaf = false;
    await page.routeWebSocket(/\/ws$/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        if (!isDeaf) socket.send(message);
      });
    });
    await openBoard(page, tid);
    await queue(page).focus();
    await page.keyboard.press('Enter');
    isDeaf = true;
    await crew.desk('POST', `/api/assignCourt/${tid}`, { court_num: '2', ref_id: ana?.ref_id });
    await page.keyboard.press('Enter');
    const refusal = page.getByRole('alert').filter({ hasText: 'This referee is on court 2 already' });
    await expect(refusal).toBeVisible();
  });
});

test('with a thumb: a person is picked up, put on a court, and comes back', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  test.skip(test.info().project.name !== 'phone', 'a laptop shows courts and queue at once');
  const tid = await played(crew, 'Thumb Board');
  for (const person of await people(crew, 'Ana', 'Bo')) await onDuty(crew, tid, person);
  await openBoard(page, tid);
  await page.getByRole('tab', { name: /Queue/ }).tap();
  await waiting(page).filter({ hasText: 'Bo Tester' }).tap();
  await expectAccessible();
  await page.getByRole('button', { name: 'Pick up' }).tap();
  await expect(page.getByRole('tab', { name: /Courts/ })).toHaveAttribute('aria-selected', 'true');
  await court(page, '4').tap();
  // The hand is back at the queue, where it took the person from.
  await expect(page.getByRole('tab', { name: /Queue/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /Courts/ }).tap();
  await expect(court(page, '4')).toHaveAccessibleName(/Bo Tester/);
  await keepScreen('desk-board-phone');

  await court(page, '4').tap();
  await page.getByRole('button', { name: 'Finish', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish Match' }).tap();
  await expect(court(page, '4')).toHaveAccessibleName('Court 4, Free');
  await page.getByRole('tab', { name: /Queue/ }).tap();
  await expect(waiting(page)).toContainText([/1.*Ana Tester/, /2.*Bo Tester/]);
});

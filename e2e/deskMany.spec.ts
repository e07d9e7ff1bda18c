import type { Page } from '@playwright/test';
import { expect, test } from './support/asPlatform.ts';
import type { Crew } from './support/crew.ts';
import { stopwatch } from './support/stopwatch.ts';

/** People whom the desk has entered, all at once. */
const people = (crew: Crew, tid: string, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => crew.entered(tid, `Person${index + 10}`)));

/** A shift with applicants; answers its tournament. */
async function appliedFor(crew: Crew, spots: number, applicants: number): Promise<string> {
  const tid = await crew.tournament('Many Open', 'active');
  const sid = await crew.shift(tid, 'Morning', 8, 12, { spots });
  await crew.apply(tid, [sid], await people(crew, tid, applicants));
  return tid;
}

const marked = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Shifts' }).getByRole('img', { name });

test('twenty applicants are selected, then confirmed, in six presses, and all taken back in one', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await appliedFor(crew, 20, 20);
  await page.goto(`/desk/editSchedule?tid=${tid}`);
  const shifts = page.getByRole('grid', { name: 'Shifts' });
  await expect(page.getByText('20 applied')).toBeVisible();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };

  presses += 1;
  await shifts.getByText('Person10 Tester').click();
  await press('Control+a');
  await expect(page.getByText('20 chosen')).toBeVisible();
  await keepScreen('desk-many');
  await expectAccessible();
  await press('Enter');
  await expect(page.getByText('20 selected')).toBeVisible();
  await press('Control+a');
  await press('c');
  await expect(page.getByText('20 confirmed', { exact: true })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
  await expect(shifts.getByText('20 of 20')).toBeVisible();
  await expect(marked(page, 'Applied')).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('20 restored')).toBeVisible();
  await expect(marked(page, 'Confirmed')).toHaveCount(0);
  await expect(shifts.getByText('20 of 20')).toBeVisible();
});

test('whoever finds no spot stays chosen and says why; undo takes back the others only', {
  tag: '@desktop',
}, async ({ page, crew, keepScreen }) => {
  const tid = await appliedFor(crew, 2, 4);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls += 1;
  });
  await page.goto(`/desk/editSchedule?tid=${tid}`);
  const shifts = page.getByRole('grid', { name: 'Shifts' });
  await expect(page.getByText('4 applied')).toBeVisible();
  // The shift, then its four people from the last to the first.
  await shifts.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText('4 chosen')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText(/^2 confirmed\. 2 refused: Full/)).toBeVisible();
  expect(calls).toBe(1);
  await expect(shifts.getByText('Full - all 2 spots of Morning are taken.')).toHaveCount(2);
  await expect(page.getByText('2 chosen')).toBeVisible();
  await keepScreen('desk-many-refused');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 restored')).toBeVisible();
  await expect(marked(page, 'Applied')).toHaveCount(4);
});

test('90 spots over three days are selected and confirmed in at most 8 presses', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Ninety Open', 'active');
  const shifts: string[] = [];
  for (const day of ['05', '06', '07']) {
    for (const [name, from, to] of [
      ['Morning', 8, 12],
      ['Evening', 13, 18],
    ] as const) {
      const hours = { start: `03/${day}/2030 ${from}:00`, end: `03/${day}/2030 ${to}:00` };
      shifts.push(await crew.shift(tid, name, from, to, { spots: 15, ...hours }));
    }
  }
  const all = await people(crew, tid, 16);
  const [first] = all;
  await crew.apply(tid, shifts, all.slice(0, 15));
  // The sixteenth for fifteen spots.
  await crew.apply(tid, shifts.slice(0, 1), all.slice(15));
  const work = await stopwatch(page);
  await page.goto(`/desk/editSchedule?tid=${tid}`);
  await expect(page.getByText('90 missing')).toBeVisible();

  await page.getByRole('button', { name: 'Select and confirm all that fit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select and confirm all that fit' });
  await expect(dialog.getByText('90 sign-ups are confirmed in 6 shifts')).toBeVisible();
  await keepScreen('desk-fit');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Select and confirm 90' }).click();
  const done = page.getByRole('dialog', { name: '90 selected and confirmed' });
  await expect(
    done.getByText(/^Person25 Tester, Tue 03\/05, Morning, 8:00 am: no spot is left$/),
  ).toBeVisible();
  await done.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Nobody is missing')).toBeVisible();
  expect(work().presses).toBeLessThanOrEqual(8);
  await keepScreen('desk-fit-done');

  // What another desk has changed since is left alone, and with it all the rest.
  await crew.desk('PUT', `/api/changeSignups/${tid}`, {
    changes: [{ sid: shifts[5], ref_id: first, to: 'Removed' }],
  });
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Somebody has changed this sign-up meanwhile')).toBeVisible();
  await expect(page.getByText('1 missing').first()).toBeVisible();
});

test('rows are chosen by a click, with X, and with Shift up to a click', { tag: '@desktop' }, async ({
  page,
  crew,
}) => {
  const tid = await appliedFor(crew, 2, 4);
  await page.goto(`/desk/editSchedule?tid=${tid}`);
  const row = (name: string) => page.getByRole('grid', { name: 'Shifts' }).getByRole('row', { name });
  const chosen = page.getByRole('row', { selected: true });
  await expect(row('Person12')).toBeVisible();
  await row('Person10').getByText('Person10').click();
  await row('Person12')
    .getByText('Person12')
    .click({ modifiers: ['Shift'] });
  const many = await chosen.count();
  expect(many).toBeGreaterThan(1);
  await page.keyboard.press('x');
  await expect(chosen).toHaveCount(many - 1);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
});

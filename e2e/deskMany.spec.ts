import type { Page } from '@playwright/test';
import { expect, test } from './support/asPlatform.ts';
import type { Crew } from './support/crew.ts';

/** A shift with applicants; answers its tournament. */
async function appliedFor(crew: Crew, spots: number, applicants: number): Promise<string> {
  const tid = await crew.tournament('Many Open', 'active');
  const sid = await crew.shift(tid, 'Morning', 8, 12, { spots });
  for (let index = 0; index < applicants; index += 1) {
    const { api } = await crew.person(`Person${index + 10}`);
    await api.put(`/api/putWaitlist/${sid}`, { data: { tid } });
  }
  return tid;
}

const marked = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Shifts' }).getByRole('img', { name });

test('twenty applicants are selected, then confirmed, in six presses, and all taken back in one', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  // Opening twenty accounts takes its time.
  test.slow();
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

import type { Page } from '@playwright/test';
import { expect, test } from './support/asPlatform.ts';

/** A row of one of the two lists, by a text in it. */
const row = (page: Page, list: string, text: string) =>
  page.getByRole('grid', { name: list }).getByRole('row').filter({ hasText: text });

test('a coordinator makes a shift and sees what is missing in the form', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Desk Open', 'active');
  await page.goto(`/desk/scheduleSetup?tid=${tid}`);
  await expect(page.getByText('Sorry no shifts were found.')).toBeVisible();
  const form = page.getByRole('form', { name: 'Add shift' });
  await form.getByLabel('Name').fill('Center Court');
  await form.getByLabel('Date').fill('');
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(form.getByText('Date Required')).toBeVisible();
  await expect(form.getByText('Total spot count is 0, please add spots.')).toBeVisible();
  await expectAccessible();

  await form.getByLabel('Date').fill('2030-03-05');
  await form.getByRole('textbox', { name: 'Spots' }).fill('3');
  await form.getByLabel('Repeat days').fill('1');
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(page.getByText('2 shifts added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Center Court' })).toHaveCount(2);
  await keepScreen('desk-setup');

  await page.getByRole('button', { name: 'Delete: Center Court' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Center Court' })).toHaveCount(1);
});

test('the desk fills, confirms, refuses a clash, removes and takes back, all by keys', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Keys Open', 'active');
  const morning = await crew.shift(tid, 'Morning', 8, 12);
  await crew.shift(tid, 'Late morning', 11, 13);
  await crew.shift(tid, 'Evening', 18, 20);
  const ana = await crew.person('Ana');
  await crew.select(ana, tid, morning);

  await page.goto(`/desk/editSchedule?tid=${tid}`);
  const shifts = page.getByRole('grid', { name: 'Shifts' });
  const people = page.getByRole('grid', { name: 'Registered' });
  await expect(row(page, 'Shifts', 'Ana Tester')).toBeVisible();
  await expectAccessible();
  await keepScreen('desk-schedule');

  await shifts.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  await expect(page.getByText('Ana Tester confirmed for Tue 03/05, Morning, 8:00 am')).toBeVisible();
  await expect(row(page, 'Shifts', 'Ana Tester').getByRole('img', { name: 'Confirmed' })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(people).toBeFocused();
  await expect(row(page, 'Registered', 'Ana Tester')).toContainText('works Morning then');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'CONFLICT - Morning' })).toBeVisible();
  await expect(page.getByText('Pick a shift and a person, in either order')).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(shifts).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ana Tester selected for Tue 03/05, Evening, 6:00 pm')).toBeVisible();
  await expect(row(page, 'Shifts', 'Ana Tester')).toHaveCount(2);

  await page.keyboard.press('End');
  await page.keyboard.press('-');
  await expect(page.getByText('Ana Tester removed from Tue 03/05, Evening, 6:00 pm')).toBeVisible();
  await expect(row(page, 'Shifts', 'Ana Tester')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Shifts', 'Ana Tester')).toHaveCount(2);
});

test('an open desk sees who applies meanwhile, and the notes say who did what', { tag: '@desktop' }, async ({
  page,
  crew,
}) => {
  const tid = await crew.tournament('Live Open', 'active');
  const morning = await crew.shift(tid, 'Morning', 8, 12);
  await page.goto(`/desk/editSchedule?tid=${tid}`);
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  const bea = await crew.person('Bea');
  await bea.api.put(`/api/putWaitlist/${morning}`, { data: { tid } });
  await expect(row(page, 'Shifts', 'Bea Tester').getByRole('img', { name: 'Applied' })).toBeVisible();

  await page.getByRole('button', { name: /^Select Bea Tester/ }).click();
  await expect(row(page, 'Shifts', 'Bea Tester').getByRole('img', { name: 'Selected' })).toBeVisible();
  await page.goto('/desk/schedulingNotes');
  await expect(page.getByText(/^admin: /)).toHaveCount(1);
  await expect(page.getByText('Selected', { exact: true }).last()).toBeVisible();
});

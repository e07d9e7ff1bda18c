import type { Page } from '@playwright/test';
import { expect, newName, test } from './support/asPlatform.ts';
import { signIn } from './support/withCrew.ts';

/** Takes a suggested category. */
async function suggested(page: Page, tid: string, name: string): Promise<void> {
  await page.goto(`/volunteer/categories?tid=${tid}`);
  await page.getByRole('button', { name: `Add: ${name}` }).click();
  await expect(page.getByRole('button', { name: `Edit: ${name}` })).toBeVisible();
}

/** Fills the shift form: a shift of Parking, and the same on following days. */
async function addShifts(page: Page, { spots, days }: { spots: number; days: number }): Promise<void> {
  const form = page.getByRole('form', { name: 'Add shift' });
  await form.getByLabel('Name').fill('Gate');
  await form.getByLabel('Category').selectOption({ label: 'Parking' });
  await form.getByRole('textbox', { name: 'Spots', exact: true }).fill(String(spots));
  await form.getByLabel('Waitlist spots').fill('2');
  await form.getByLabel('Repeat days').fill(String(days - 1));
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(page.getByText(`${days} shifts added`)).toBeVisible();
}

const gates = (page: Page) =>
  page.getByRole('grid', { name: 'Shifts' }).getByRole('row').filter({ hasText: 'Gate' });

test('a coordinator follows the checklist, takes suggested categories and names a captain', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Crew Open', 'active', { volunteer: true });
  const first = newName('Cap');
  const captain = await crew.person(first);

  await page.goto(`/volunteer?tid=${tid}`);
  const checklist = page.getByRole('list', { name: 'From the first category to the last report' });
  await expect(checklist.getByRole('listitem').first()).toContainText('Categories: 0');
  await expectAccessible();
  await keepScreen('volunteer-home');
  await checklist.getByRole('link', { name: 'Create shifts' }).click();
  await expect(page.getByText('Add shift needs at least one volunteer category')).toBeVisible();
  await page.getByRole('link', { name: 'Add categories' }).click();

  await page.getByRole('button', { name: 'Add: Parking' }).click();
  await page.getByRole('button', { name: 'Add: Hospitality' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Hospitality' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add: Parking' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Captains: Parking' }).click();
  const captains = page.getByRole('dialog', { name: 'Captains of Parking' });
  await captains.getByLabel('Add a captain by name').fill(first);
  await page.getByRole('option', { name: `${first} Tester` }).click();
  await expect(captains.getByRole('listitem')).toHaveText(`${first} Tester`);
  await captains.getByRole('button', { name: 'Close' }).click();
  await expectAccessible();
  await keepScreen('volunteer-categories');

  await signIn(page, captain);
  await page.goto(`/volunteercaptain?tid=${tid}`);
  await expect(page.getByText('You are captain of: Parking')).toBeVisible();
  await page.getByRole('link', { name: 'Create shifts' }).click();
  await expect(page.getByRole('form').getByLabel('Category').getByRole('option')).toHaveText(['Parking']);
  await addShifts(page, { spots: 1, days: 2 });
  await expect(gates(page)).toHaveCount(2);
});

test('shifts of several days are changed at once, and the overview shows how they are covered', {
  tag: '@desktop',
}, async ({ page, crew, isMobile, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Crew Shifts', 'active', { volunteer: true });
  await suggested(page, tid, 'Parking');
  await page.goto('/volunteercaptain/scheduling');
  await addShifts(page, { spots: 3, days: 3 });
  const rows = gates(page);
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('0 of 3');
  await expect(rows.first()).toContainText('applied 0 of 2');

  await rows.first().click();
  if (isMobile) for (const index of [1, 2]) await rows.nth(index).click();
  else await rows.last().click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 shifts, 3 selected')).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-shifts');
  await page.getByRole('button', { name: 'Spots', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Spots' }).fill('5');
  await page.getByRole('button', { name: 'Change 3 shifts' }).click();
  await expect(page.getByText('3 shifts changed')).toBeVisible();
  await expect(rows.filter({ hasText: '0 of 5' })).toHaveCount(3);

  await page.goto('/volunteer/overview');
  await expect(page.getByText('0 of 15').first()).toBeVisible();
  await expect(page.getByText('0 of 5', { exact: true }).first()).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-overview');
});

test('shifts are chosen, opened and deleted by keys', async ({ page, crew, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  const tid = await crew.tournament('Crew Keys', 'active', { volunteer: true });
  await suggested(page, tid, 'Parking');
  await page.goto('/volunteercaptain/scheduling');
  await addShifts(page, { spots: 2, days: 4 });
  const shifts = page.getByRole('grid', { name: 'Shifts' });
  await expect(gates(page)).toHaveCount(4);

  await shifts.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('4 shifts, 2 selected')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('4 shifts, 4 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('4 shifts, 0 selected')).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Edit Gate' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('form').getByLabel('Name')).toBeFocused();
  await shifts.focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(gates(page)).toHaveCount(3);
});

test('a category goes when nobody is registered in it, and otherwise says why it stays', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const tid = await crew.tournament('Crew Kept', 'active', { volunteer: true });
  await page.goto(`/volunteer/categories?tid=${tid}`);
  await page.getByRole('button', { name: 'Add category' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add category' });
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(dialog.getByText('Name Required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Ice');
  await dialog.getByLabel('Public: shown on the sign-up page').uncheck();
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('Not public')).toBeVisible();

  const vcid = await page.evaluate(async (of) => {
    const answer = await fetch(`/api/volunteer/getVolunteerCategories/${of}`);
    return String((await answer.json())[0].vcid);
  }, tid);
  const sid = await crew.shift(tid, 'Ice run', 9, 11, { category: vcid });
  const ann = await crew.person('Ann');
  await crew.desk('PUT', `/api/putVolunteerInShift/${sid}`, { tid, ref_id: ann.ref_id });
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete: Ice' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await expect(page.getByText(/^Can not delete category as there are volunteers registered/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete: Ice' })).toBeVisible();

  await crew.desk('POST', '/api/volunteer/removeVolunteerFromTournament', { tid, ref_id: ann.ref_id });
  await remove();
  await expect(page.getByText('No categories yet')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/withCrew.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** On a phone the drawer lies behind its button. */
async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  if (await button.isVisible()) await button.click();
  await expect(menu(page)).toBeVisible();
}

test('an admin of the trainers alone finds their shifts from the home and the drawer', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Trainer Open', 'active');
  await crew.shift(tid, 'Medical tent', 8, 12, { category: 'Athletic Trainer' });
  await crew.shift(tid, 'Center Court', 8, 12);
  const tara = await crew.person('Tara');
  await crew.desk('POST', `/api/addTournamentAdmin/${tid}`, { ref_id: tara.ref_id });
  await crew.desk('PUT', '/api/editTournamentAdminAccess', { tid, ref_id: tara.ref_id, type: 'line' });
  await signIn(page, tara);

  await page.goto(`/admin?tid=${tid}`);
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Prepare' }).click();
  await expect(menu(page).getByRole('link', { name: 'Sign-ups' })).toBeVisible();
  await expectAccessible();
  await keepScreen('drawer-trainers');
  await menu(page).getByRole('link', { name: 'All Shifts' }).click();
  await expect(page.getByText('Medical tent')).toBeVisible();
  await expect(page.getByText('Center Court')).toHaveCount(0);
});

test('sections fold, stay as they were left, and every screen is in the palette', async ({ page, crew }) => {
  const tid = await crew.tournament('Drawer Open', 'active');
  const vera = await crew.person('Vera');
  await crew.desk('POST', `/api/addTournamentAdmin/${tid}`, { ref_id: vera.ref_id });
  await crew.desk('PUT', '/api/editTournamentAdminAccess', { tid, ref_id: vera.ref_id, type: 'volunteer' });
  await signIn(page, vera);

  await page.goto(`/volunteer/shirtsizes?tid=${tid}`);
  await openMenu(page);
  const staff = menu(page).getByRole('button', { name: 'Staff' });
  await expect(staff).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Volunteer Lists');
  await staff.press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Volunteer Lists' })).toBeHidden();
  await menu(page).getByRole('button', { name: 'Prepare' }).press('Space');
  await page.reload();
  await openMenu(page);
  await expect(menu(page).getByRole('button', { name: 'Prepare' })).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Escape');
  const tabs = page.getByRole('navigation', { name: 'Volunteer Lists' });
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Volunteer Shirt Sizes');
  await tabs.getByRole('link', { name: 'Volunteer Roster' }).click();
  await expect(page.getByRole('heading', { name: 'Volunteer Roster', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('waiver');
  await expect(page.getByRole('option', { name: 'Volunteer Waiver List' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/volunteerwaiverlist/);
});

test('the home leads to who is not confirmed, and the palette checks them in', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Home Open', 'published');
  const ann = await crew.person('Ann');
  await crew.select(ann, tid, await crew.shift(tid, 'Morning', 8, 12));
  const dora = await crew.person('Dora');
  await crew.desk('POST', `/api/addTournamentAdmin/${tid}`, { ref_id: dora.ref_id });
  await crew.desk('PUT', '/api/editTournamentAdminAccess', { tid, ref_id: dora.ref_id, type: 'referee' });
  await signIn(page, dora);

  await page.goto(`/admin?tid=${tid}`);
  const unconfirmed = page.getByRole('link', { name: '1 selected place is unconfirmed' });
  await expect(unconfirmed).toBeVisible();
  await expectAccessible();
  await keepScreen('home');
  await unconfirmed.click();
  await expect(page.getByRole('row', { name: /Ann Tester/ })).toContainText('Selected');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('check in ann');
  await expect(page.getByRole('option', { name: /^Check in Ann Tester/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ann Tester is checked in')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/asPlatform.ts';
import { played, volunteering } from './support/board.ts';
import type { Crew, Person } from './support/crew.ts';
import { signIn } from './support/withCrew.ts';

const people = (page: Page) => page.getByRole('listbox', { name: 'Checked-in volunteers' });
const courts = (page: Page) => page.getByRole('listbox', { name: 'Courts' });
const monitored = (page: Page) =>
  page.getByRole('region', { name: 'Courts with a monitor' }).getByRole('listitem');

/** Makes somebody a basic admin of a tournament, with flags or without. */
async function administers(crew: Crew, tid: string, { ref_id }: Person, ...flags: readonly string[]) {
  await crew.desk('POST', `/api/addTournamentAdmin/${tid}`, { ref_id });
  for (const type of flags) await crew.desk('PUT', '/api/editTournamentAdminAccess', { tid, ref_id, type });
}

test('volunteers are checked in on the spot and given their courts, in either order', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await played(crew, 'Monitors Open');
  const [vera, walt, wilma] = [
    await crew.person('Vera'),
    await crew.person('Walt'),
    await crew.person('Wilma'),
  ];
  await volunteering(crew, tid, vera, walt);
  await administers(crew, tid, wilma, 'volunteer');
  await signIn(page, wilma);
  await page.goto(`/volunteer/courtMonitors?tid=${tid}`);
  await expect(page.getByText('No court monitor is checked in.')).toBeVisible();

  await page.getByRole('button', { name: 'Check in a volunteer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check in a volunteer' });
  for (const name of ['Vera', 'Walt']) {
    await dialog.getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} Tester is checked in`)).toBeVisible();
  }
  await expect(dialog.getByText('Nobody left to check in')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(people(page).getByRole('option')).toHaveCount(2);

  await people(page).getByRole('option', { name: 'Vera Tester' }).click();
  await expect(courts(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vera Tester looks after court 2')).toBeVisible();
  await expect(monitored(page)).toContainText(['Vera Tester']);
  await courts(page).getByRole('option', { name: 'Court 4' }).click();
  await people(page).getByRole('option', { name: 'Walt Tester' }).click();
  await expect(monitored(page)).toContainText(['Vera Tester', 'Walt Tester']);
  await expectAccessible();
  await keepScreen('court-monitors');

  await page.getByRole('button', { name: 'Remove monitor: court 2, Vera Tester' }).click();
  await expect(page.getByText('Court 2 has no monitor now')).toBeVisible();
  await expect(monitored(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(monitored(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /\/volunteer\/courtmonitor\// })).toBeVisible();
});

test('without the volunteer flag an admin lands at home, and anybody else at the root', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const tid = await played(crew, 'Gated Open');
  const [bob, eve] = [await crew.person('Bob'), await crew.person('Eve')];
  await administers(crew, tid, bob);
  await signIn(page, bob);
  await page.goto(`/volunteer/courtMonitors?tid=${tid}`);
  await expect(page).toHaveURL(/\/admin$/);
  await signIn(page, eve);
  await page.goto('/volunteer/courtMonitors');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

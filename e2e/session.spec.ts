import type { Page } from '@playwright/test';
import { PASSWORD, type Person } from './support/crew.ts';
import { expect, signIn, test } from './support/withCrew.ts';

test.skip(({ isMobile }) => isMobile, 'a session ends on every screen alike');

/** What a browser is left with when its session has ended on the server. */
const endSession = (page: Page): Promise<void> => page.context().clearCookies();

async function logInOver(page: Page, { email }: Person): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Please Login' });
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login).toBeHidden();
}

test('a profile typed while the session ended is saved after the login', async ({ page, crew }) => {
  const ana = await crew.person('Ana');
  await signIn(page, ana);
  await page.goto('/profile/myProfile');
  await page.getByLabel('Phone (text reminders)').fill('8015550134');
  await page.getByLabel('City').fill('Provo');
  await endSession(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await logInOver(page, ana);
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Provo');
});

test('nothing typed by one person is sent as another', async ({ page, crew }) => {
  const [ana, ben] = [await crew.person('Ana'), await crew.person('Ben')];
  await signIn(page, ana);
  await page.goto('/profile/myProfile');
  await page.getByLabel('Phone (text reminders)').fill('8015550134');
  await page.getByLabel('City').fill('Provo');
  await endSession(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await logInOver(page, ben);
  await expect(page.getByLabel('First name')).toHaveValue('Ben');
  await expect(page.getByLabel('City')).toHaveValue('');
});

test('a letter to the coordinator survives the end of the session', async ({ page, crew }) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Dallas Open', 'active', {
    referee_coordinator_name: 'Cora Desk',
    referee_coordinator_email: 'cora@example.org',
  });
  await crew.shift(tid, 'Morning', 8, 12);
  await signIn(page, ana);
  await page.goto(`/signup/${tid}`);
  await page.getByRole('link', { name: 'Email the coordinator' }).click();
  await page.getByLabel('Message').fill('May I come an hour later?');
  await endSession(page);
  await page.getByRole('button', { name: 'Send email' }).click();
  await logInOver(page, ana);
  await expect(page.getByText('email sent')).toBeVisible();
});

test('a profile with changes is not left unasked', async ({ page, crew }) => {
  await signIn(page, await crew.person('Ana'));
  await page.goto('/profile/security');
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await page.getByLabel('City').fill('Provo');
  await page.getByRole('link', { name: 'Tournaments' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/myProfile/);
  await page.goBack();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/myProfile/);
  await expect(page.getByLabel('City')).toHaveValue('Provo');
  await page.getByRole('link', { name: 'Tournaments' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Tournaments', exact: true })).toBeVisible();
});

test('a logout in one tab reaches the others, and forgets the tournament', async ({ page, crew }) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Dallas Open', 'active');
  await signIn(page, ana);
  await page.goto(`/signup/${tid}`);
  await expect(page.getByRole('button', { name: 'Welcome, Ana' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/profile/myProfile');
  await expect(other.getByLabel('First name')).toHaveValue('Ana');

  await page.getByRole('button', { name: 'Welcome, Ana' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await expect(other.getByLabel('First name')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('courtcrew.tournament'))).toBeNull();
});

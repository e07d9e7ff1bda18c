import { expect, test } from './support/asPlatform.ts';
import { signIn } from './support/withCrew.ts';

test('a master sets up which reminders people get, and when nobody is disturbed', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Reminding Open', 'draft');
  await page.goto(`/admin?tid=${tid}`);
  await page.getByRole('link', { name: /^Tournament Setup/ }).click();
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await reminders.getByRole('heading').click();
  await reminders.getByLabel('Your shift is tomorrow').check();
  await reminders.getByLabel('Days until a selected shift is to be confirmed').fill('3');
  await reminders.getByLabel('Nothing is sent from').selectOption('10:00 pm');
  await reminders.scrollIntoViewIfNeeded();
  await expectAccessible();
  await keepScreen('setup-reminders');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await reminders.getByRole('heading').click();
  await expect(reminders.getByLabel('Your shift is tomorrow')).toBeChecked();
  await expect(reminders.getByLabel('Your shift begins in two hours')).not.toBeChecked();
  await expect(reminders.getByLabel('Days until a selected shift is to be confirmed')).toHaveValue('3');
  await expect(reminders.getByLabel('Nothing is sent from')).toHaveValue('22');
});

test('somebody subscribes to their own shifts, and takes the address back', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Calendar Open', 'published');
  await crew.select(ana, tid, await crew.shift(tid, 'Morning', 8, 12));
  await signIn(page, ana);
  await page.goto('/profile/signupReport');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your shifts in your calendar' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = await dialog.getByLabel('Secret address').inputValue();
  const shifts = async () => page.request.get(new URL(address).pathname);
  expect(await (await shifts()).text()).toContain('SUMMARY:Morning');
  await expectAccessible();
  await keepScreen('calendar-dialog');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await shifts()).status()).toBe(404);
});

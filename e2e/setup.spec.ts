import { expect, newName, test } from './support/asPlatform.ts';
import { signIn } from './support/withCrew.ts';

test('a master fills in the setup, and what was saved is there again', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Setup Open', 'draft');
  await page.goto(`/admin?tid=${tid}`);
  await expect(page.getByText('This tournament is in draft')).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Tournament Setup/ }).click();
  const name = page.getByLabel('Name *');
  await name.fill('Abc');
  await expect(page.getByText('** Name Required')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await name.fill('Setup Open Finals');
  const umpires = page.getByRole('region', { name: 'Chair umpires' });
  await umpires.getByRole('heading', { name: 'Chair umpires' }).click();
  await umpires.getByRole('textbox', { name: 'Description' }).fill('Be early.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Tournament Updated')).toBeVisible();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(umpires.getByText('Be early.')).toBeHidden();
  const basics = page.getByRole('region', { name: 'Name, place and dates' });
  await basics.getByRole('heading').click();
  await expect(basics.getByText('Dallas, TX, Mar 5 - 7, 2030, US/Central')).toBeVisible();
  await umpires.getByRole('heading', { name: 'Chair umpires' }).click();
  await expect(umpires.getByText('Be early.')).toBeVisible();
  await keepScreen('setup');
});

test('a master activates a tournament and makes an admin', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Status Open', 'draft');
  const first = newName('Zoe');
  await crew.person(first);
  await page.goto(`/admin?tid=${tid}`);
  await page.getByRole('button', { name: /^Active/ }).click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('verify and save the tournament setup');
  await ask.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Status Updated to active')).toBeVisible();
  await expect(page.getByText('This tournament is in draft')).toHaveCount(0);

  await page.getByRole('button', { name: 'Tournament admins' }).click();
  await page.getByLabel('Add an admin by name').fill(first);
  await page.getByRole('option', { name: `${first} Tester` }).click();
  await expect(page.getByText('Email Sent. Remember to set privileges')).toBeVisible();
  const flag = page.getByLabel(`Referee: ${first} Tester`);
  await expect(flag).not.toBeChecked();
  await flag.click();
  await expect(flag).toBeChecked();
  await expectAccessible();
  await keepScreen('admin-home');
});

test('of two people who edit the setup, the slower one is told and keeps what was typed', {
  tag: '@desktop',
}, async ({ page, crew }) => {
  const tid = await crew.tournament('Rival Open', 'draft');
  await page.goto(`/admin/tournamentSetup?tid=${tid}`);
  await page.getByLabel('Location').fill('Austin, TX');
  const faster = await page.request.put(`/api/t/editTournament/${tid}`, { data: { about: 'Hard courts' } });
  expect(faster.ok()).toBe(true);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was changed by' })).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Austin, TX');

  await page.getByRole('button', { name: 'Load it and drop my changes' }).click();
  await expect(page.getByRole('region', { name: 'Public page' }).locator('summary')).toContainText(
    'Hard courts',
  );
  await expect(page.getByLabel('Location')).toHaveValue('Dallas, TX');
});

test('an admin without flags reads name and dates, and changes nothing', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible }) => {
  const tid = await crew.tournament('Reduced Open', 'active');
  const bob = await crew.person('Bob');
  await page.request.post(`/api/addTournamentAdmin/${tid}`, { data: { ref_id: bob.ref_id } });
  await signIn(page, bob);
  await page.goto(`/desk/tournamentSetup?tid=${tid}`);
  await expect(page.getByText('Only a master admin changes these.')).toBeVisible();
  await expect(page.getByLabel('Name *')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Referees' })).toHaveCount(0);
  await expect(page.getByLabel('Website')).toHaveCount(0);
  await expectAccessible();

  await page.goto('/admin');
  await expect(page.getByText('Only a master admin changes the status.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tournament admins' })).toHaveCount(0);
  await page.goto('/desk/editProcedures');
  await expect(page.getByText('Sorry you are not authorized for this feature.')).toBeVisible();
});

test('the desk writes the procedures, over nothing it has not seen, and the checklist ticks them', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const tid = await crew.tournament('Paper Open', 'active');
  await page.goto(`/desk/editProcedures?tid=${tid}`);
  const text = page.getByRole('textbox', { name: 'Procedures' });
  await text.fill('Park at gate 4.');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  const writeElsewhere = (procedures: string) =>
    crew.desk('PUT', `/api/updateProcedures/${tid}`, { procedures });
  await writeElsewhere('<p>Park at gate 5.</p>');
  await expect(text).toHaveText('Park at gate 5.');
  await text.fill('Park anywhere.');
  await writeElsewhere('<p>Park at gate 6.</p>');
  await page.getByRole('button', { name: 'Load it and drop my changes' }).click();
  await expect(text).toHaveText('Park at gate 6.');
  await page.goto('/desk/setupChecklist');
  const step = page.getByRole('listitem').filter({ hasText: 'Write the procedures' });
  await expect(step.getByRole('img', { name: 'Done' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, newName, test } from './support/asPlatform.ts';
import { signIn } from './support/withCrew.ts';

const nameOf = (page: Page, court: string) => page.getByLabel(`Name of court ${court}`, { exact: true });

test('a coordinator names courts by the keyboard while another one works on them, too', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Courts Open', 'active');
  const platform = page.request;
  const rename = (court: number, name: string) =>
    platform.put('/api/nameCourts/', { data: { tid, court, name } });
  await platform.post('/api/t/addCourts', { data: { tid, courts: 5 } });

  await page.goto(`/desk/namecourts?tid=${tid}`);
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  await nameOf(page, '1').focus();
  await page.keyboard.type('CC');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(nameOf(page, '2')).toBeFocused();
  await expect(nameOf(page, 'CC')).toHaveValue('CC');

  await page.keyboard.type('cc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a court CC already' })).toBeVisible();
  await expectAccessible();
  await keepScreen('courts-refused');
  await nameOf(page, '2').focus();
  await page.keyboard.press('Escape');
  await expect(nameOf(page, '2')).toHaveValue('2');

  await page.keyboard.type('GS');
  await rename(2, 'B');
  await rename(3, 'C3');
  await expect(nameOf(page, 'C3')).toHaveValue('C3');
  await expect(nameOf(page, 'B')).toHaveValue('GS');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This court was renamed meanwhile, please reload')).toBeVisible();
  await nameOf(page, 'B').focus();
  await page.keyboard.press('Enter');
  await expect(nameOf(page, 'GS')).toHaveValue('GS');

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Court Added')).toBeVisible();
  await expect(nameOf(page, '6')).toBeFocused();
  await expectAccessible();
  await keepScreen('courts');
});

test('a court is described and coloured, and an admin without the flag does not get there', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const tid = await crew.tournament('Colors Open', 'active');
  await page.goto(`/desk/namecourts?tid=${tid}`);
  await expect(page.getByText('No courts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add court' }).click();
  await expect(nameOf(page, '1')).toBeFocused();
  await page.getByLabel('Description of court 1').fill('Stadium');
  await page.getByRole('button', { name: 'Color of court 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Color of court 1' });
  await dialog.getByLabel('Custom hex').fill('#12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('color must be a colour like #009CAE')).toBeVisible();
  await dialog.getByLabel('Color #B3261E').click();
  await expect(dialog).toBeHidden();
  const courts = await page.request.get(`/api/getCourtNames/${tid}`);
  expect(await courts.json()).toEqual([
    { court_order: 1, court_num: '1', description: 'Stadium', color: '#B3261E' },
  ]);

  const bob = await crew.person('Bob');
  await page.request.post(`/api/addTournamentAdmin/${tid}`, { data: { ref_id: bob.ref_id } });
  await signIn(page, bob);
  await page.goto(`/desk/namecourts?tid=${tid}`);
  await expect(page.getByText('Sorry you are not authorized for this feature.')).toBeVisible();
});

test('the platform admin adds courts from the list of tournaments', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const name = newName('Venue');
  await crew.tournament(name, 'active');
  await page.goto(`/utradmin/tournamentlist?q=${name}`);
  await page.getByRole('link', { name: `Courts of ${name}: 0` }).click();
  await page.getByLabel('Courts 1 to').fill('3');
  await page.getByLabel('Courts 1 to').press('Enter');
  await expect(page.getByText('Court Added')).toBeVisible();
  await page.getByLabel('One court by its name').fill('GS');
  await page.getByLabel('One court by its name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Courts: 4' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Court GS' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Name Courts' }).click();
  await expect(nameOf(page, 'GS')).toHaveValue('GS');
});

test('who changes a court reads the courts once for it, however fast the room tells of it', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const tid = await crew.tournament('Once Open', 'active');
  await page.request.post('/api/t/addCourts', { data: { tid, courts: 2 } });
  await page.goto(`/desk/namecourts?tid=${tid}`);
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  await expect(nameOf(page, '2')).toBeVisible();
  let readings = 0;
  page.on('request', (request) => {
    if (request.url().includes('/getCourtNames/')) readings += 1;
  });
  await nameOf(page, '1').fill('CC');
  await page.keyboard.press('Enter');
  await expect(nameOf(page, 'CC')).toHaveValue('CC');
  await expect.poll(() => readings).toBe(1);
  // Rooms tell in order: once this has been heard, the room has told of the own change, too.
  await page.request.put('/api/nameCourts/', { data: { tid, court: 2, name: 'GS' } });
  await expect(nameOf(page, 'GS')).toHaveValue('GS');
  expect(readings).toBe(2);
});

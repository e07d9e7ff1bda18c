import type { Page } from '@playwright/test';
import { expect, test } from './support/asPlatform.ts';
import { callDesk, played, watching } from './support/board.ts';
import { PLATFORM_SESSION } from './support/platform.ts';

const openCalls = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

/** The mark in the bar, by what it says. */
const mark = (page: Page, text: string) => page.getByRole('link', { name: `Notifications: ${text}` });

test('a court calls, every screen of the desk knows at once, and the caller reads the response', {
  tag: '@desktop',
}, async ({ page, crew, browser, baseURL, expectAccessible, keepScreen }) => {
  const tid = await played(crew, 'Calls Open');
  const vera = await crew.person('Vera');
  await watching(crew, tid, vera, '3');
  await page.goto(`/desk/notificationlist?tid=${tid}`);
  await expect(page.getByText('No open notifications')).toBeVisible();
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  const second = await browser.newContext({ baseURL, storageState: PLATFORM_SESSION });
  const elsewhere = await second.newPage();
  await elsewhere.goto(`/desk?tid=${tid}`);
  await expect(mark(elsewhere, 'No open notifications')).toBeVisible();

  await callDesk(tid, vera, 'desk', { court_num: '3', message: 'The net is torn' });
  await expect(openCalls(page)).toContainText([/Court 3.*Desk.*The net is torn.*just now.*Vera Tester/]);
  await expect(page).toHaveTitle(/^\(1\) Notifications/);
  await expect(mark(elsewhere, '1 open')).toBeVisible();
  await callDesk(tid, vera, 'medical', { court_num: '4', message: 'Heat' });
  await expect(openCalls(page)).toContainText([/Court 4.*Medical/, /Court 3.*Desk/]);
  await expect(page.getByRole('alert')).toHaveText('New call: Medical, court 4. Heat');
  await expect(mark(elsewhere, '2 open, medical: 1')).toBeVisible();
  await expectAccessible();
  await keepScreen('calls');

  await elsewhere.goto(`/desk/refereefinishmatch?tid=${tid}`);
  const tile = (court: string) => elsewhere.getByRole('gridcell', { name: new RegExp(`^Court ${court},`) });
  await expect(tile('4')).toHaveAccessibleName('Court 4, Open call: Medical, Free');
  await tile('4').getByTitle('Open call: Medical').click();
  await expect(openCalls(elsewhere)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm receipt' });
  await expect(dialog.getByLabel('Response to the court (optional)')).toBeFocused();
  await page.keyboard.type('The medic is coming');
  await expect(dialog.getByText('19 of 250')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(openCalls(page)).toContainText([/Court 3/]);
  await expect(openCalls(elsewhere)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Confirm: Desk, court 3' })).toBeFocused();
  const own = await vera.api.get(`/api/getOwnNotifications/${tid}`);
  expect(await own.json()).toMatchObject([
    { type: 'medical', response: 'The medic is coming' },
    { type: 'desk', confirmed_at: null },
  ]);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No open notifications')).toBeVisible();
  await expect(mark(elsewhere, 'No open notifications')).toBeVisible();
  await elsewhere.goBack();
  await expect(tile('4')).toHaveAccessibleName('Court 4, Free');
  await second.close();
});

test('a call that a dead network kept says so, and past ones are filtered and exported', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await played(crew, 'Past Calls Open');
  const walt = await crew.person('Walt');
  await watching(crew, tid, walt, '1');
  const called_at = new Date(Date.now() - 12 * 60_000).toISOString();
  await callDesk(tid, walt, 'td', { court_num: '1', message: '=2+2', called_at });
  await callDesk(tid, walt, '2nd', { court_num: '2' });
  await page.goto(`/desk/notificationlist?tid=${tid}`);
  await expect(openCalls(page)).toContainText([
    /Court 1.*Tournament director.*12 min ago.*called .*m, received .*m/,
    /Court 2.*Second call.*just now.*called [^,]*m(?!,)/,
  ]);
  for (const name of ['Confirm: Tournament director, court 1', 'Confirm: Second call, court 2']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }

  await page.getByRole('link', { name: 'Past Notifications' }).first().click();
  await expect(page.getByText('2 entries')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Court' }).fill('1');
  await expect(page.getByText('1 entry')).toBeVisible();
  await expect(page).toHaveURL(/filter=.*court_num/);
  await expectAccessible();
  await keepScreen('calls-past');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('past-notifications.csv');
  const text = await readAll(await file.createReadStream());
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toMatch(/Tournament director,1,'=2\+2,Tournament Director,Walt Tester,/);
});

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

test('contacts are kept with their duty and flags, and a call is texted to who has its flag', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await played(crew, 'Contacts Open');
  await crew.desk('PUT', `/api/t/editTournament/${tid}`, { text: false });
  await page.goto(`/desk/notificationcontactlist?tid=${tid}`);
  await expect(page.getByText('Texting is turned off in the tournament setup')).toBeVisible();
  await crew.desk('PUT', `/api/t/editTournament/${tid}`, { text: true });
  await page.reload();
  await expect(page.getByText('Nobody on duty is texted about: Second call, Desk,')).toBeVisible();

  await page.getByRole('button', { name: 'Add contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await dialog.getByLabel('Name').fill('Dana');
  await dialog.getByLabel('Phone').fill('801-555-1234');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('Phone number required.  Include country code.')).toBeVisible();
  await dialog.getByLabel('Phone').fill('1-801-555-12345');
  await dialog.getByRole('button', { name: 'Add' }).click();
  // Nothing of a number is cut: one with a digit too many is refused.
  await expect(dialog.getByLabel('Phone')).toHaveValue('1-801-555-12345');
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Phone').fill('1-801-555-1234');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('+1 801-555-1234')).toBeVisible();

  const readings = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && /contact/i.test(request.url())) readings.add(request.url());
  });
  const medical = page.getByRole('checkbox', { name: 'Medical: Dana' });
  await medical.click();
  await expect(medical).toBeChecked();
  await expect(
    page.getByText('Nobody on duty is texted about: Second call, Desk, Tournament director, Head referee.'),
  ).toBeVisible();
  // The list and the line above it are of one reading.
  expect([...readings].map((url) => new URL(url).pathname)).toEqual(['/rest/contacts']);
  await expect(page.getByRole('switch', { name: 'On duty: Dana' })).toBeChecked();
  await expectAccessible();
  await keepScreen('calls-contacts');
  await page.reload();
  await expect(medical).toBeChecked();

  await page.getByRole('button', { name: 'Edit: Dana' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Dana Desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Dana Desk')).toBeVisible();

  const xena = await crew.person('Xena');
  await watching(crew, tid, xena, '2');
  await callDesk(tid, xena, 'desk', { court_num: '2' });
  await callDesk(tid, xena, 'medical', { court_num: '2', message: 'Ankle' });
  await expect
    .poll(async () => JSON.stringify(await crew.desk('GET', `/api/messaging/outbox/${tid}`)))
    .toContain('Medical help needed on court 2. Ankle. - Contacts Open');

  await page.getByRole('button', { name: 'Remove: Dana Desk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No contacts yet')).toBeVisible();
});

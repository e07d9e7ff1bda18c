import { readFile } from 'node:fs/promises';
import { expect, newName, test } from './support/asPlatform.ts';
import { type Crew, textOf } from './support/crew.ts';
import { open } from './support/open.ts';
import { signIn } from './support/withCrew.ts';

/** Lists by their paths, with their titles. */
const LISTS = {
  '/desk/schedulingNotes': 'Scheduling Notes',
  '/desk/schedulingLog': 'Schedule Log',
  '/desk/pastNotifications': 'Past Notifications',
  '/volunteer/schedulelog': 'Volunteer Registration Log',
  '/desk/outbox': 'Outbox',
  '/desk/notificationcontactlist': 'Notification Contacts',
  '/volunteer/categories': 'Volunteer Categories',
  '/volunteer/roster': 'Volunteer Roster',
  '/admin/resources/shifts': 'All Shifts',
  '/admin/resources/signups': 'Sign-ups',
  '/desk/refereeSetup?tab=requests': 'Referee Setup',
  '/utradmin/notes30days': 'Scheduling Notes, 30 Days',
  '/utradmin/tournamentlist': 'Tournament List',
  '/admin/resources/people': 'People',
  '/admin/resources/securitylog': 'Security Log',
};

/** A contact, a category with its shift, and a volunteer in it. */
async function withCrewLists(crew: Crew, tid: string): Promise<void> {
  await crew.desk('POST', '/api/addNotificationContact', { tid, name: 'Dana', phone: '18015551234' });
  const parking = await crew.desk('POST', `/api/volunteer/addVolunteerCategory/${tid}`, { name: 'Parking' });
  const gate = await crew.shift(tid, 'Gate', 8, 12, { category: textOf(parking, 'vcid') });
  const vera = await crew.person('Vera');
  await crew.desk('PUT', `/api/putVolunteerInShift/${gate}`, { tid, ref_id: vera.ref_id });
}

test('lists of records can be used by everybody, in the dark on a phone and in the light on a desktop', async ({
  page,
  crew,
  isMobile,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  const tid = await crew.tournament(newName('Lists'), 'active', { volunteer: true });
  await withCrewLists(crew, tid);
  await crew.select(await crew.person('Ann'), tid, await crew.shift(tid, 'Morning', 8, 12));
  for (const [path, title] of Object.entries(LISTS)) {
    await open(page, `${path}${path.includes('?') ? '&' : '?'}tid=${tid}`);
    await expect(page.getByRole('heading', { name: title, exact: true, level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\d+ (entry|entries)/ })).toBeVisible();
    await expectAccessible();
  }
});

test('forms of records can be used by everybody', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const tid = await crew.tournament(newName('Forms'), 'active');
  const sid = await crew.shift(tid, 'Morning', 8, 12);
  const ann = await crew.person('Ann');
  const shift_id = await crew.select(ann, tid, sid);
  const forms = [`tournaments/${tid}`, `shifts/${sid}`, `signups/${shift_id}`, `people/${ann.ref_id}`];
  for (const path of [...forms, 'people/create']) {
    await page.goto(`/admin/resources/${path}?tid=${tid}`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await expectAccessible();
  }
});

test('notes are found while one types, kept as a query, and exported as people read them', {
  tag: '@desktop',
}, async ({ page, crew, isMobile }) => {
  const tid = await crew.tournament(newName('Notes'), 'active');
  const sid = await crew.shift(tid, 'Morning', 8, 12);
  for (const first of ['Ann', 'Bob']) await crew.select(await crew.person(first), tid, sid);
  await page.goto(`/desk/schedulingNotes?tid=${tid}`);
  await expect(page.getByText('4 entries')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name' }).pressSequentially('ann', { delay: 50 });
  await expect(page.getByText('2 entries')).toBeVisible();
  await expect(page.getByText('Bob Tester')).toHaveCount(0);
  await expect(page).toHaveURL(/filter=.*ann/);

  await page.getByRole('button', { name: 'Saved queries' }).click();
  await page.getByRole('menuitem', { name: 'Save this query' }).click();
  await page.getByLabel('Query name').fill('About Ann');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('4 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Saved queries' }).click();
  await page.getByRole('menuitem', { name: 'About Ann' }).click();
  await expect(page.getByText('2 entries')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\ufeffTime,Tournament,Status,Name,Shift,Shift time,Author');
  expect(text).toContain('03/05/2030 8:00 am CST');
  expect(text).not.toContain(tid);

  if (isMobile) return;
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Author' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Author' })).toHaveCount(0);
});

test('many sign-ups are confirmed at once, who cannot be stays selected with the reason, and it is undone', {
  tag: '@desktop',
}, async ({ page, crew }) => {
  const tid = await crew.tournament(newName('Many'), 'published');
  const [morning, clash] = [await crew.shift(tid, 'Morning', 8, 12), await crew.shift(tid, 'Clash', 9, 11)];
  const ann = await crew.person('Ann');
  expect((await ann.api.put(`/api/putWaitlist/${clash}`, { data: { tid } })).ok()).toBe(true);
  await crew.select(ann, tid, morning);
  await crew.select(await crew.person('Bob'), tid, morning);
  await page.goto(`/admin/resources/signups?tid=${tid}`);
  const boxes = page.getByRole('checkbox', { name: 'Select this row' });
  await expect(boxes).toHaveCount(3);
  for (const index of [0, 1, 2]) await boxes.nth(index).click();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Confirmed', { exact: true }).nth(1)).toBeVisible();
  await expect(page.getByText(/2 confirmed.*1 refused/)).toBeVisible();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 restored')).toBeVisible();
  await expect(page.getByText('Selected', { exact: true }).nth(1)).toBeVisible();
});

test('who may not read a list is told so, not that nothing was found', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const tid = await crew.tournament(newName('Closed'), 'active');
  const mia = await crew.person('Mia');
  await crew.desk('POST', `/api/addTournamentAdmin/${tid}`, { ref_id: mia.ref_id });
  await page.context().clearCookies();
  await page.request.post('/auth/login', { data: { email: mia.email, password: 'correct horse' } });
  await page.goto(`/utradmin/tournamentlist?tid=${tid}`);
  await expect(page.getByText('Sorry you are not authorized for this feature.')).toBeVisible();
  await expect(page.getByText(/0 entries|No Tournaments found/)).toHaveCount(0);
});

test('a shift is moved by the clock of its venue, wherever the desk is', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const tid = await crew.tournament(newName('Moved'), 'active');
  const sid = await crew.shift(tid, 'Morning', 8, 12);
  await page.goto(`/admin/resources/shifts/${sid}?tid=${tid}`);
  await expect(page.getByText('venue time (US/Central)').first()).toBeVisible();
  await expect(page.getByLabel(/^Date/)).toHaveValue('2030-03-05');
  await expect(page.getByLabel(/^Start/)).toHaveValue('08:00');
  await page.getByLabel(/^Start/).fill('09:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/9:30 am - 12:00 pm/)).toBeVisible();
});

test('contacts go off duty together, and categories that hold somebody stay when many are deleted', {
  tag: '@desktop',
}, async ({ page, crew }) => {
  const tid = await crew.tournament(newName('Together'), 'active', { volunteer: true });
  await withCrewLists(crew, tid);
  await crew.desk('POST', '/api/addNotificationContact', { tid, name: 'Eve', phone: '18015551235' });
  await crew.desk('POST', `/api/volunteer/addVolunteerCategory/${tid}`, { name: 'Hospitality' });
  const boxes = page.getByRole('checkbox', { name: 'Select this row' });
  await page.goto(`/desk/notificationcontactlist?tid=${tid}`);
  for (const index of [0, 1]) await boxes.nth(index).click();
  await page.getByRole('button', { name: 'Take off duty' }).click();
  for (const name of ['Dana', 'Eve'])
    await expect(page.getByRole('switch', { name: `On duty: ${name}` })).not.toBeChecked();

  await page.goto(`/volunteer/categories?tid=${tid}`);
  for (const index of [0, 1]) await boxes.nth(index).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/1 of 2 refused/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Parking' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: Hospitality' })).toHaveCount(0);
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('a desk sees in its list of volunteers who joins meanwhile', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const tid = await crew.tournament(newName('Joins'), 'active', { volunteer: true });
  await withCrewLists(crew, tid);
  await page.goto(`/volunteer/roster?tid=${tid}`);
  await expect(page.getByText('1 entry')).toBeVisible();
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  const wes = await crew.person('Wes');
  await crew.desk('POST', `/api/addVolunteerToTournament/${tid}`, { ref_id: wes.ref_id });
  await expect(page.getByRole('button', { name: 'Remove Wes Tester' })).toBeVisible();
});

test('the log of sign-ups tells who was taken out, and its export has every row', {
  tag: '@desktop',
}, async ({ page, crew }) => {
  const tid = await crew.tournament(newName('Taken'), 'active');
  const sid = await crew.shift(tid, 'Morning', 8, 12);
  const [ann, bob] = [await crew.person('Ann'), await crew.person('Bob')];
  const shift_id = await crew.select(ann, tid, sid);
  await crew.select(bob, tid, sid);
  await crew.desk('PUT', `/api/removeRefTime/${shift_id}`, { tid });
  await page.goto(`/desk/schedulingLog?tid=${tid}`);
  await expect(page.getByText('2 entries')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('Ann Tester');
  expect(text).toContain('03/05/2030 8:00 am CST');
  expect(text).not.toContain(shift_id);
  await page.getByRole('button', { name: 'Removed', exact: true }).click();
  await expect(page.getByText('1 entry')).toBeVisible();
  await expect(page.getByText('Bob Tester')).toHaveCount(0);
  await expect(page).toHaveURL(/filter=.*removed/);
});

test('a request to work is answered where it stands, with a note, and many only after a question', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible }) => {
  const tid = await crew.tournament(newName('Asked'), 'active', { approveReferee: true });
  const sid = await crew.shift(tid, 'Morning', 8, 12);
  for (const first of ['Ann', 'Bob']) {
    const { api } = await crew.person(first);
    expect(await (await api.put(`/api/putWaitlist/${sid}`, { data: { tid } })).json()).toMatchObject({
      message: 'Waiting for approval',
    });
  }
  await page.goto(`/desk/refereeSetup?tid=${tid}&tab=requests`);
  const approve = page.getByRole('button', { name: 'Approve: Ann Tester' });
  await expect(approve).toBeVisible();
  await expectAccessible();
  const { width = 0 } = page.viewportSize() ?? {};
  const box = await approve.boundingBox();
  expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width);
  await approve.click();
  await page.getByRole('dialog').getByLabel('Note').fill('seen in May');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('seen in May')).toBeVisible();

  for (const index of [0, 1])
    await page.getByRole('checkbox', { name: 'Select this row' }).nth(index).click();
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deny' }).click();
  await page.getByRole('tab', { name: 'Approved' }).click();
  await expect(page.getByText('Nobody is approved yet')).toBeVisible();
});

test('who is signed in without any rights reads that a screen is not theirs', { tag: '@desktop' }, async ({
  page,
  crew,
}) => {
  await signIn(page, await crew.person('Nobody'));
  await page.goto('/desk/schedulingNotes');
  await expect(page.getByText('Sorry you are not authorized for this feature.')).toBeVisible();
});

test('the hours of a shift can be read on a small laptop', { tag: '@desktop' }, async ({
  page,
  crew,
  isMobile,
}) => {
  const tid = await crew.tournament(newName('Hours'), 'active');
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/desk/scheduleSetup?tid=${tid}`);
  for (const label of [/^Start/, /^End/]) {
    const field = page.getByLabel(label);
    await expect(field).toBeVisible();
    // A time with its AM and the button beside it.
    expect((await field.boundingBox())?.width).toBeGreaterThan(110);
  }
});

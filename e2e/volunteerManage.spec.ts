import type { Page } from '@playwright/test';
import { expect, newName, test } from './support/asPlatform.ts';
import { type Crew, type Person, textOf } from './support/crew.ts';
import { signIn } from './support/withCrew.ts';

const category = async (crew: Crew, tid: string, name: string): Promise<string> =>
  textOf(await crew.desk('POST', `/api/volunteer/addVolunteerCategory/${tid}`, { name }), 'vcid');

const listed = (crew: Crew, tid: string, { ref_id }: Person) =>
  crew.desk('POST', `/api/addVolunteerToTournament/${tid}`, { ref_id });

const grid = (page: Page, name: string) => page.getByRole('grid', { name });
const row = (page: Page, list: string, text: string) =>
  grid(page, list).getByRole('row').filter({ hasText: text });

/** Opens the manage screen for a tournament with a category of shifts at 8, 11 and 18 o'clock. */
async function managed(page: Page, crew: Crew, name: string, work = 'Parking') {
  const tid = await crew.tournament(name, 'active', { volunteer: true });
  const vcid = await category(crew, tid, work);
  const more = { category: vcid, wait_spots: 2 };
  const gate = await crew.shift(tid, 'Gate', 8, 12, more);
  await crew.shift(tid, 'Late gate', 11, 13, more);
  await crew.shift(tid, 'Night gate', 18, 20, more);
  const ana = await crew.person('Ana');
  await ana.api.put(`/api/putVolunteerInShift/${gate}`, { data: { tid, waitlist: true } });
  return { tid, vcid, ana, open: () => page.goto(`/volunteercaptain/managevolunteers?tid=${tid}`) };
}

test('a coordinator selects, confirms, assigns, names a captain and removes, all by keys', async ({
  page,
  crew,
  isMobile,
  expectAccessible,
  keepScreen,
}) => {
  test.skip(isMobile, 'a phone has no keys');
  const { open } = await managed(page, crew, 'Keys Crew');
  await open();
  const shifts = grid(page, 'Shifts');
  await expect(row(page, 'Shifts', 'Ana Tester').getByRole('img', { name: 'Applied' })).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('');
  await expectAccessible();

  await shifts.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ana Tester selected for Tue 03/05, Gate, 8:00 am')).toBeVisible();
  await page.keyboard.press('c');
  await expect(row(page, 'Shifts', 'Ana Tester').getByRole('img', { name: 'Confirmed' })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Registered')).toBeFocused();
  await expect(row(page, 'Registered', 'Ana Tester')).toContainText('works Gate then');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'CONFLICT - Gate' })).toBeVisible();

  await page.keyboard.press('k');
  await expect(page.getByText('Captain mode: a pick leads the shift.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shifts).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ana Tester leads Tue 03/05, Night gate, 6:00 pm')).toBeVisible();
  await expect(row(page, 'Shifts', 'Ana Tester').last()).toContainText('Captain');
  await keepScreen('volunteer-manage');

  await page.keyboard.press('End');
  await page.keyboard.press('-');
  await expect(page.getByText('Ana Tester removed from Tue 03/05, Night gate, 6:00 pm')).toBeVisible();
  await expect(row(page, 'Shifts', 'Ana Tester')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Shifts', 'Ana Tester').last()).toContainText('Captain');
});

test('a small phone reads whole names and hours, and no button covers them', async ({
  page,
  crew,
  isMobile,
  keepScreen,
}) => {
  test.skip(!isMobile, 'wider screens have room beside them');
  await page.setViewportSize({ width: 360, height: 780 });
  const { tid, open } = await managed(page, crew, 'Narrow Crew', 'Court Monitoring');
  await open();
  const when = grid(page, 'Shifts').getByText(/8:00 am - 12:00 pm · Court Monitoring/);
  await expect(when).toBeVisible();
  expect(
    await when.evaluate(
      (text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight,
    ),
  ).toBe(false);
  await keepScreen('volunteer-manage-hours');
  await row(page, 'Shifts', 'Ana Tester').getByRole('button', { name: 'Select' }).click();
  const name = grid(page, 'Shifts').getByText('Ana Tester', { exact: true });
  await expect(row(page, 'Shifts', 'Ana Tester').getByRole('img', { name: 'Selected' })).toBeVisible();
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

  await page.goto(`/volunteer/volunteerSchedule?tid=${tid}`);
  const hours = page.getByText('8:00 am - 12:00 pm');
  const lead = page.getByRole('button', { name: /captain of the shift/ }).first();
  const [text, button] = [await hours.boundingBox(), await lead.boundingBox()];
  if (!text || !button) throw new Error('neither hours nor buttons');
  const isBeside = text.x + text.width <= button.x || button.y >= text.y + text.height;
  expect(isBeside).toBe(true);
});

test('a coordinator assigns by pointer, reads the schedule by name and its paper', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const { tid, vcid, open } = await managed(page, crew, 'Names Crew');
  const medals = await category(crew, tid, 'Medals');
  await listed(crew, tid, await crew.person('Bea'));
  await open();
  await page.getByLabel('Category').selectOption(medals);
  await expect(page.getByText('No shifts found for this category')).toBeVisible();
  await page.getByLabel('Category').selectOption(vcid);
  await row(page, 'Registered', 'Bea Tester').click();
  await expect(page.getByText('Bea Tester: now pick a shift')).toBeVisible();
  await row(page, 'Shifts', 'Night gate').click();
  await expect(page.getByText('Bea Tester selected for Tue 03/05, Night gate, 6:00 pm')).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-manage-category');

  await page.getByRole('link', { name: 'Schedule By Name' }).first().click();
  const names = grid(page, 'Schedule By Name');
  await expect(names.getByRole('row')).toHaveCount(4);
  await names.getByRole('button', { name: /^Confirm Bea Tester/ }).click();
  await expect(names.getByRole('img', { name: 'Confirmed' })).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-by-name');
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('ana');
  await expect(names.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Print layout' }).click();
  await expect(page.getByRole('rowheader', { name: 'Ana Tester' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Bea Tester' })).toHaveCount(0);
});

test('the registration log tells sign-ups from removals', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const { tid, vcid } = await managed(page, crew, 'Log Crew');
  const bea = await crew.person('Bea');
  const evening = await crew.shift(tid, 'Evening gate', 18, 20, { category: vcid });
  await bea.api.put(`/api/putVolunteerInShift/${evening}`, { data: { tid } });
  await page.goto(`/volunteer/schedulelog?tid=${tid}`);
  await expect(page.getByRole('heading', { name: 'Volunteer Registration Log' })).toBeVisible();
  await expect(page.getByText('2 entries')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Removed', exact: true }).click();
  await expect(page.getByText('Nothing fits these filters')).toBeVisible();
});

test('people come on the list by search and as new persons, and leave it with their shifts', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const { tid, ana } = await managed(page, crew, 'Roster Crew');
  const first = newName('Dora');
  await crew.person(first);
  await page.goto(`/volunteer/roster?tid=${tid}&tab=add`);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(first);
  await page.getByRole('button', { name: `Add: ${first} Tester` }).click();
  await expect(page.getByText('Registered', { exact: true })).toBeVisible();

  const form = page.getByRole('form', { name: 'Add a new person' });
  await form.getByLabel('First name').fill('Eli');
  await form.getByLabel('Last name').fill('New');
  await form.getByLabel('Email').fill('e@x');
  await form.getByRole('button', { name: 'Add a new person' }).click();
  await expect(form.getByText('email required')).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-roster-add');
  await form.getByLabel('Email').fill(`${newName('eli')}@example.org`);
  await form.getByRole('button', { name: 'Add a new person' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('');

  await page.getByRole('button', { name: 'On the list' }).click();
  for (const name of [`${first} Tester`, 'Eli New', 'Ana Tester'])
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-roster');
  await page.getByRole('button', { name: 'Remove Ana Tester' }).click();
  await expect(page.getByText('Ana Tester leaves the list of volunteers and 1 shift.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Ana Tester' })).toHaveCount(0);
  // The row goes with the press, the server follows.
  const own = async () => (await ana.api.get(`/api/getIndividualSchedule/${ana.ref_id}`)).json();
  await expect.poll(own).toEqual([]);
});

test('a group is made, filled, renamed, emptied and deleted', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const { tid } = await managed(page, crew, 'Groups Crew');
  await page.goto(`/volunteer/groups?tid=${tid}`);
  await expect(page.getByText('No groups yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Group name').fill('Tennis club');
  await dialog.getByRole('button', { name: 'Add group' }).click();
  await row(page, 'Groups', 'Tennis club').click();
  await row(page, 'Volunteers', 'Ana Tester').click();
  await expect(page.getByText('Ana Tester is in Tennis club')).toBeVisible();
  await expect(row(page, 'Groups', 'Tennis club')).toContainText('1 person');
  await expect(row(page, 'Volunteers', 'Ana Tester')).toContainText('Tennis club');
  await expectAccessible();
  await keepScreen('volunteer-groups');

  await page.getByRole('button', { name: 'Edit: Tennis club (E)' }).click();
  await dialog.getByLabel('Group name').fill('School');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Groups', 'School')).toBeVisible();
  await page.getByRole('button', { name: /^Remove Ana Tester/ }).click();
  await expect(page.getByText('Ana Tester left School')).toBeVisible();
  await page.getByRole('button', { name: 'Delete: School (-)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No groups yet')).toBeVisible();
});

test('a captain sees and fills the own categories only, with anybody on the list', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const { tid, vcid, open } = await managed(page, crew, 'Captain Crew');
  const medals = await category(crew, tid, 'Medals');
  await crew.shift(tid, 'Podium', 14, 16, { category: medals });
  await listed(crew, tid, await crew.person('Bea'));
  const captain = await crew.person('Cap');
  await crew.desk('POST', '/api/volunteer/addCategoryAdmin', { vcid, ref_id: captain.ref_id });

  await signIn(page, captain);
  await open();
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText(['Parking']);
  await expect(row(page, 'Shifts', 'Night gate')).toBeVisible();
  await row(page, 'Shifts', 'Night gate').click();
  await row(page, 'Registered', 'Bea Tester').click();
  await expect(page.getByText('Bea Tester selected for Tue 03/05, Night gate, 6:00 pm')).toBeVisible();
  await page.goto(`/volunteercaptain/managevolunteers?tid=${tid}&vcid=${medals}`);
  await expect(row(page, 'Shifts', 'Night gate')).toBeVisible();
  await expect(page.getByText('Podium')).toHaveCount(0);
  await page.getByRole('link', { name: 'Schedule By Name' }).first().click();
  await expect(
    grid(page, 'Schedule By Name').getByRole('row').filter({ hasText: 'Night gate' }),
  ).toBeVisible();
});

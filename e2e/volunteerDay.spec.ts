import { expect, newName, test } from './support/asPlatform.ts';
import { played, today } from './support/board.ts';
import { type Crew, type Person, textOf } from './support/crew.ts';
import { signIn } from './support/withCrew.ts';

interface Day {
  readonly tid: string;
  readonly vcid: string;
  readonly parking: string;
  readonly ice: string;
}

/** A tournament with a shift of two categories on its first day. */
async function openDay(crew: Crew): Promise<Day> {
  const tid = await crew.tournament('Crew Day', 'active', { volunteer: true });
  const category = async (name: string) => {
    const answer = await crew.desk('POST', `/api/volunteer/addVolunteerCategory/${tid}`, { name });
    return textOf(answer, 'vcid');
  };
  const team = (name: string, vcid: string) =>
    crew.shift(tid, `${name} team`, 8, 12, { category: vcid, spots: 9 });
  const vcid = await category('Parking');
  return { tid, vcid, parking: await team('Parking', vcid), ice: await team('Ice', await category('Ice')) };
}

/** Somebody new in a shift. */
async function seated(crew: Crew, tid: string, sid: string, first: string): Promise<Person> {
  const person = await crew.person(first);
  await crew.desk('PUT', `/api/putVolunteerInShift/${sid}`, { tid, ref_id: person.ref_id });
  return person;
}

const isCut = (text: HTMLElement): boolean => text.scrollHeight > text.clientHeight;

test('volunteers are checked in by a few letters, get their shirts, and leave together', async ({
  page,
  crew,
  isMobile,
  expectAccessible,
  keepScreen,
}) => {
  const day = await openDay(crew);
  const [ana, ben] = [newName('Ana'), newName('Ben')];
  await seated(crew, day.tid, day.parking, ana);
  await seated(crew, day.tid, day.ice, ben);

  await page.goto(`/volunteer/checkin?tid=${day.tid}`);
  const list = page.getByRole('grid', { name: 'Volunteers of the day' });
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('0 of 2 in, shirts given: 0')).toBeVisible();
  await expect(page.getByText('This is not today')).toBeVisible();

  const find = page.getByLabel('Find a volunteer');
  await find.fill(ana.slice(0, 8));
  await expect(list.getByRole('row')).toHaveCount(1);
  await find.press('Shift+Enter');
  await expect(page.getByText(`${ana} Tester is checked in`)).toBeVisible();
  await expect(find).toBeFocused();
  await expect(find).toHaveValue('');
  await expect(page.getByText('1 of 2 in, shirts given: 1')).toBeVisible();

  await page.getByRole('button', { name: `Check in: ${ben} Tester` }).click();
  await expect(page.getByText('2 of 2 in, shirts given: 1')).toBeVisible();
  await page.getByRole('button', { name: `Shirt: ${ben} Tester` }).click();
  await expect(page.getByText('2 of 2 in, shirts given: 2')).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-checkin');

  if (!isMobile) {
    await list.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('s');
    await expect(page.getByText('1 of 2 in, shirts given: 1')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Check out all' }).click();
  const question = page.getByRole('alertdialog', { name: 'Check out all volunteers?' });
  await expect(question).toContainText(`Volunteers checked in on this day: ${isMobile ? 2 : 1}.`);
  await question.getByRole('button', { name: 'Check out all' }).click();
  await expect(page.getByText(`0 of 2 in, shirts given: ${isMobile ? 2 : 1}`)).toBeVisible();
});

test('whoever is late is listed with their work', { tag: '@phone' }, async ({ page, crew, keepScreen }) => {
  const tid = await played(crew, 'Late Day');
  const added = await crew.desk('POST', `/api/volunteer/addVolunteerCategory/${tid}`, { name: 'Parking' });
  const day = { start: `${today()} 0:00`, end: `${today()} 23:59` };
  const sid = await crew.shift(tid, 'North gate', 0, 24, { category: textOf(added, 'vcid'), ...day });
  await seated(crew, tid, sid, newName('Ana'));
  await page.goto(`/volunteer/checkin?tid=${tid}`);
  const late = page.getByText(/expected since/);
  await expect(late).toBeVisible();
  await keepScreen('volunteer-late');
  const work = page.getByText(/North gate/);
  expect(await work.evaluate(isCut)).toBe(false);
  const line = await page.getByRole('row').boundingBox();
  const text = await work.boundingBox();
  expect(text && line && text.y + text.height <= line.y + line.height).toBe(true);
});

test("somebody's shifts of a day are all read on a phone", { tag: '@phone' }, async ({
  page,
  crew,
  keepScreen,
}) => {
  const day = await openDay(crew);
  const ana = await seated(crew, day.tid, day.parking, newName('Ana'));
  for (const [name, from, to] of [
    ['North gate', 12, 14],
    ['South gate, player check-in', 14, 18],
  ] as const) {
    const sid = await crew.shift(day.tid, name, from, to, { category: day.vcid, spots: 9 });
    await crew.desk('PUT', `/api/putVolunteerInShift/${sid}`, { tid: day.tid, ref_id: ana.ref_id });
  }
  await page.goto(`/volunteer/checkin?tid=${day.tid}`);
  const line = page.getByRole('row');
  await expect(line).toBeVisible();
  await keepScreen('volunteer-shifts');
  const box = await line.boundingBox();
  for (const name of [/Parking team/, /North gate/, /South gate/]) {
    const work = line.getByText(name).last();
    expect(await work.evaluate(isCut)).toBe(false);
    const shift = await work.boundingBox();
    expect(shift && box && shift.y + shift.height <= box.y + box.height).toBe(true);
  }
});

test('a second tablet sees who was checked in at the first', { tag: '@desktop' }, async ({
  page,
  context,
  crew,
}) => {
  const day = await openDay(crew);
  const ana = newName('Ana');
  await seated(crew, day.tid, day.parking, ana);
  const other = await context.newPage();
  for (const tablet of [page, other]) {
    await tablet.goto(`/volunteer/checkin?tid=${day.tid}`);
    await expect(tablet.getByText('0 of 1 in, shirts given: 0')).toBeVisible();
  }
  await page.getByRole('button', { name: `Check in: ${ana} Tester` }).click();
  await expect(other.getByText('1 of 1 in, shirts given: 0')).toBeVisible();
});

test('a captain sees and checks in the own category alone', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const day = await openDay(crew);
  const [ana, ben] = [newName('Ana'), newName('Ben')];
  await seated(crew, day.tid, day.parking, ana);
  const foreign = await seated(crew, day.tid, day.ice, ben);
  const captain = await crew.person(newName('Cap'));
  const rows = await crew.desk('GET', `/api/volunteer/getVolunteerCategories/${day.tid}`);
  const [ice, parking] = Array.isArray(rows) ? rows : [];
  const vcid = textOf(parking, 'vcid');
  await crew.desk('POST', '/api/volunteer/addCategoryAdmin', { vcid, ref_id: captain.ref_id });

  await signIn(page, captain);
  await page.goto(`/volunteercaptain?tid=${day.tid}`);
  await page.getByRole('link', { name: 'Shifts by day' }).click();
  await expect(page).toHaveURL(/\/volunteercaptain\/shifsbyday/);
  await expect(page.getByText('0 of 1 in, shirts given: 0')).toBeVisible();
  await expect(page.getByText(`${ben} Tester`)).toHaveCount(0);
  await page.getByRole('button', { name: `Check in: ${ana} Tester` }).click();
  await expect(page.getByText('1 of 1 in, shirts given: 0')).toBeVisible();
  await expectAccessible();

  await page.goto('/volunteercaptain/shiftsbyday');
  await expect(page.getByText('1 of 1 in, shirts given: 0')).toBeVisible();
  await page.goto('/volunteer/checkin');
  await expect(page).not.toHaveURL(/\/volunteer\/checkin/);

  const byHand = (method: string, path: string, data?: object) => captain.api.fetch(path, { method, data });
  const refused = await Promise.all([
    byHand('PUT', `/api/checkinVolunteer/${day.tid}`, { ref_id: foreign.ref_id }),
    byHand('PUT', `/api/shirtPickup/${day.tid}`, { ref_id: foreign.ref_id }),
    byHand('PUT', `/api/putVolunteerInShift/${day.ice}`, { tid: day.tid, ref_id: foreign.ref_id }),
    byHand('POST', `/api/volunteer/getShiftSpotsForCategory/${textOf(ice, 'vcid')}`, { tid: day.tid }),
    byHand('POST', `/api/getVolunteerByDay/${day.tid}`, { day: '2030-03-05' }),
    byHand('GET', `/api/getVolunteerContactInfo/${day.tid}`),
  ]);
  expect(refused.map((answer) => answer.status())).toEqual([403, 403, 403, 403, 403, 403]);
});

const REPORTS = [
  ['Volunteer list', '2 of 2 volunteers'],
  ['Contact info', '2 of 2 volunteers'],
  ['Contact info by day', '2 of 2 volunteers'],
  ['Waiver list', '0 of 2 have signed'],
  ['Time and shifts', '8:00 hours in 2 assignments'],
  ['Shirt sizes', 'Sizes given: 0 gender sizes, 0 unisex sizes.'],
] as const;

test('reports are found in the checklist', { tag: '@desktop' }, async ({ page, crew }) => {
  const day = await openDay(crew);
  await seated(crew, day.tid, day.parking, newName('Ana'));
  await seated(crew, day.tid, day.ice, newName('Ben'));
  await page.goto(`/volunteer?tid=${day.tid}`);
  for (const [name, text] of REPORTS) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await page.goBack();
  }
});

test('a report is searched, exported, and printed whole', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const day = await openDay(crew);
  const ben = newName('Ben');
  await seated(crew, day.tid, day.parking, newName('Ana'));
  await seated(crew, day.tid, day.ice, ben);
  await page.goto(`/volunteer/contactinfobyday?tid=${day.tid}`);
  await page.getByLabel('Find in all columns').fill(ben);
  await expect(page.getByText('1 of 2 volunteers')).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-contacts');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('Crew Day Contact info by day 2030-03-05.csv');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('2 of 2 volunteers')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${ben} Tester`)).toBeVisible();
  await expect(page.getByLabel('Find in all columns')).toBeHidden();
  // A sheet of letter paper: what is too wide for it is printed smaller, and not cut off.
  await page.setViewportSize({ width: 710, height: 950 });
  const isCut = (table: HTMLElement) =>
    getComputedStyle(table.parentElement ?? table).overflowX !== 'visible';
  expect(await page.getByRole('table').evaluate(isCut)).toBe(false);
});

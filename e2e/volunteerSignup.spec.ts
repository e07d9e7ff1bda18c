import type { Page } from '@playwright/test';
import { type Crew, PASSWORD, type Person, textOf } from './support/crew.ts';
import { expect, signIn, test } from './support/withCrew.ts';

const VOLUNTEERS = { volunteer: true, referee: false, line: false };

/** A category of volunteers on the sign-up page; answers its id. */
const category = async (crew: Crew, tid: string, name: string): Promise<string> => {
  const form = { name, description: `What ${name} is about.` };
  return textOf(await crew.desk('POST', `/api/volunteer/addVolunteerCategory/${tid}`, form), 'vcid');
};

const register = ({ api }: Person, tid: string, sid: string) =>
  api.put(`/api/putVolunteerInShift/${sid}`, { data: { tid } });

const openSignup = (page: Page, tid: string, path = '/signup/volunteer') => page.goto(`${path}?tid=${tid}`);

test('a visitor finds an opportunity, logs in, signs the waiver, and is registered', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const ana = await crew.person('Ana');
  const name = `Dallas ${crypto.randomUUID().slice(0, 8)}`;
  const tid = await crew.tournament(name, 'active', { ...VOLUNTEERS, volunteer_signature_required: true });
  const parking = await category(crew, tid, 'Parking');
  await crew.shift(tid, 'Gate A', 8, 12, { category: parking, spots: 3 });
  await page.goto('/signup/volunteers');
  const opportunity = page.getByRole('link', { name });
  await expect(opportunity).toContainText('3 needed');
  await expectAccessible();
  await keepScreen('volunteer-opportunities');
  await opportunity.click();

  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.getByText('Tue, Mar 5 · CST (venue time)')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Register - 3 needed: Gate A' }).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Email').fill(ana.email);
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();

  const waiver = page.getByRole('dialog', { name: 'Volunteer waiver' });
  await expect(waiver.getByRole('region')).toContainText('volunteer of my own free will');
  await expectAccessible();
  await keepScreen('volunteer-waiver');
  await waiver.getByLabel('Your signature').fill('Ana');
  await waiver.getByRole('button', { name: 'Sign waiver' }).click();
  await expect(waiver.getByText('Signature does not match your profile.')).toBeVisible();
  await waiver.getByLabel('Your signature').fill('ana tester');
  await waiver.getByLabel('Your signature').press('Enter');

  await expect(waiver).toBeHidden();
  await expect(page.getByText('Waiver Signed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'My Schedule' }).getByText('Registered')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(0);
  await expect(page.getByText('A waiver must be signed before registering.')).toHaveCount(0);
  await expectAccessible();
  await keepScreen('volunteer-registered');

  const changed = { volunteer_waiver: 'I drink enough water.', sign_again: true };
  await crew.desk('PUT', `/api/t/editTournament/${tid}`, changed);
  await page.reload();
  await expect(page.getByText('Waiver missing').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign waiver' }).click();
  await expect(waiver.getByRole('region')).toContainText('I drink enough water.');
  await waiver.getByLabel('Your signature').fill('ana tester');
  await waiver.getByLabel('Your signature').press('Enter');
  await expect(page.getByText('Waiver missing')).toHaveCount(0);
});

test('the banner asks for the waiver before the first registration', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Dallas Open', 'active', VOLUNTEERS);
  const parking = await category(crew, tid, 'Parking');
  await crew.shift(tid, 'Gate A', 8, 12, { category: parking, signature_required: true });
  await signIn(page, ana);
  await openSignup(page, tid);
  await expect(page.getByText('A waiver must be signed before registering.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Sign waiver' }).click();
  await page.getByLabel('Your signature').fill('Ana Tester');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign waiver' }).click();
  await expect(page.getByText('Waiver Signed, Please register for shifts.')).toBeVisible();
  await expect(page.getByText('A waiver must be signed before registering.')).toBeHidden();
  await page.getByRole('button', { name: 'Register - 2 needed: Gate A' }).click();
  await expect(page.getByRole('button', { name: 'Remove Gate A' }).first()).toBeVisible();
});

test('a volunteer goes from day to day', async ({ page, crew }) => {
  const tid = await crew.tournament('Two Day Open', 'active', VOLUNTEERS);
  const parking = await category(crew, tid, 'Parking');
  await crew.shift(tid, 'Gate A', 8, 12, { category: parking, spots: 3 });
  const next = { start: '03/06/2030 8:00', end: '03/06/2030 12:00' };
  await crew.shift(tid, 'Gate B', 8, 12, { category: parking, spots: 1, ...next });
  await openSignup(page, tid);
  const days = page.getByRole('group', { name: 'Days' });
  await days.getByRole('button', { name: 'Wed, Mar 6 1 free' }).click();
  await expect(page.getByRole('button', { name: /^Register.*Gate B/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Register.*Gate A/ })).toHaveCount(0);
  await expect(page).toHaveURL(/day=03%2F06%2F2030/);
  await page.getByRole('link', { name: 'By time' }).click();
  await expect(page.getByRole('button', { name: /^Register.*Gate B/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Register.*Gate A/ })).toHaveCount(0);
  await days.getByRole('button', { name: 'All days' }).click();
  await expect(page.getByRole('heading', { name: /Mar 5/ })).toBeVisible();
});

test('shifts that overlap are a conflict, until the first is given back', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Dallas Open', 'published', VOLUNTEERS);
  const [parking, anthem] = [await category(crew, tid, 'Parking'), await category(crew, tid, 'Anthem')];
  await register(ana, tid, await crew.shift(tid, 'Gate A', 8, 12, { category: parking }));
  await crew.shift(tid, 'Singing', 11, 13, { category: anthem });
  await signIn(page, ana);
  await openSignup(page, tid, '/signup/volunteer/bytime');
  await page.getByRole('button', { name: 'Register - 2 needed: Singing' }).click();
  const overlap = page.getByRole('alert').filter({ hasText: /^Overlaps Gate A, Parking, .+ - / });
  await expect(overlap.getByRole('link', { name: 'My Schedule' })).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-conflict');

  await page.getByRole('button', { name: 'Remove Gate A' }).last().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/Remove Gate A\?.*Tue, Mar 5, 8:00 AM - 12:00 PM/);
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove Gate A' }).last().click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Register - 2 needed: Gate A' })).toBeVisible();
  await page.getByRole('button', { name: 'Register - 2 needed: Singing' }).click();
  await expect(page.getByRole('button', { name: 'Remove Singing' }).first()).toBeVisible();
  await expect(page.getByText(/^Overlaps/)).toHaveCount(0);

  await page.goto('/profile/signupReport');
  await expect(page.getByRole('main').getByText('Registered')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
});

test('who comes after the last spot waits, or reads that it is full, and the list follows', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const [ana, ben] = [await crew.person('Ana'), await crew.person('Ben')];
  const tid = await crew.tournament('Dallas Open', 'active', VOLUNTEERS);
  const parking = await category(crew, tid, 'Parking');
  const last = { category: parking, spots: 1 };
  const gate = await crew.shift(tid, 'Gate A', 8, 10, { ...last, wait_spots: 1 });
  const field = await crew.shift(tid, 'Field', 11, 13, { ...last, wait_spots: 0 });
  // Ben's page hears nothing of what Ana does meanwhile, as in a rush.
  await page.routeWebSocket(/\/ws/, () => {});
  await signIn(page, ben);
  await openSignup(page, tid);
  await expect(page.getByRole('button', { name: 'Register - 1 needed: Field' })).toBeVisible();
  await register(ana, tid, gate);
  await register(ana, tid, field);

  await page.getByRole('button', { name: 'Register - 1 needed: Field' }).click();
  await expect(page.getByText('Full - the last spot of Field was taken just now.')).toBeVisible();
  await expect(page.getByText('Full', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for the waitlist: Gate A' })).toBeVisible();
  await expectAccessible();
  await keepScreen('volunteer-full');
  await page.getByRole('button', { name: 'Ask for the waitlist: Gate A' }).click();
  await expect(page.getByRole('button', { name: 'Remove Gate A' }).first()).toBeVisible();
  await expect(page.getByText('Waitlist', { exact: true }).first()).toBeVisible();
});

test('the name of a category stays whole beside its marks on a small phone, in Spanish', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const [ana, ben] = [await crew.person('Ana'), await crew.person('Ben')];
  const tid = await crew.tournament('Spanish Open', 'active', VOLUNTEERS);
  const monitors = { category: await category(crew, tid, 'Court Monitoring'), spots: 1, wait_spots: 1 };
  await register(ana, tid, await crew.shift(tid, 'Gate A', 8, 12, monitors));
  await register(ben, tid, await crew.shift(tid, 'Gate B', 8, 12, monitors));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('courtcrew.language', 'es'));
  await signIn(page, ana);
  await openSignup(page, tid);
  const name = page.getByRole('button', { name: /Court Monitoring.*Tuyos: 1.*Solo lista de espera/ });
  await expect(name).toBeVisible();
  // Two words, two lines at most.
  const { height } = (await name.getByText('Court Monitoring').boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThan(50);
});

test('what the coordinator changes shows on an open page', { tag: '@phone' }, async ({ page, crew }) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Dallas Open', 'active', VOLUNTEERS);
  const gate = await crew.shift(tid, 'Gate A', 8, 10, { category: await category(crew, tid, 'Parking') });
  await openSignup(page, tid);
  await expect(page.getByRole('button', { name: 'Register - 2 needed: Gate A' })).toBeVisible();
  await register(ana, tid, gate);
  await expect(page.getByRole('button', { name: 'Register - 1 needed: Gate A' })).toBeVisible();
});

test('a tournament that takes nobody says so', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const none = 'Sorry there are currently no volunteer opportunities available';
  const announced = await crew.tournament('Announced', 'Advertise Only', VOLUNTEERS);
  await crew.shift(announced, 'Gate A', 8, 12, { category: await category(crew, announced, 'Parking') });
  await openSignup(page, announced);
  await expect(page.getByText('Save The Date')).toBeVisible();
  await expect(page.getByText('Gate A')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(0);

  await openSignup(page, await crew.tournament('Empty', 'active', VOLUNTEERS));
  await expect(page.getByText(none)).toBeVisible();
  await expectAccessible();
  await openSignup(page, await crew.tournament('Officials only', 'active'));
  await expect(page.getByText(none)).toBeVisible();
  await openSignup(page, await crew.tournament('Hidden', 'draft', VOLUNTEERS));
  await expect(page.getByText('Sorry this tournament is not open for registration.')).toBeVisible();
});

test('the officials’ page leads to the volunteers’, and back', { tag: '@phone' }, async ({ page, crew }) => {
  const tid = await crew.tournament('Dallas Open', 'active', { volunteer: true });
  await page.goto(`/signup/${tid}`);
  await page.getByRole('link', { name: 'Volunteer here' }).click();
  await expect(page).toHaveURL(`/signup/volunteer?tid=${tid}`);
  await page.getByRole('link', { name: 'By time' }).click();
  await expect(page).toHaveURL(`/signup/volunteer/bytime?tid=${tid}`);
  await page.getByRole('link', { name: 'Shifts of officials' }).click();
  await expect(page).toHaveURL(`/signup/${tid}`);
});

test('somebody with a question writes to the coordinator, once logged in', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const ana = await crew.person('Ana');
  const coordinator = {
    volunteer_coordinator_name: 'Vera Fields',
    volunteer_coordinator_email: 'vera@example.org',
  };
  const tid = await crew.tournament('Dallas Open', 'active', { ...VOLUNTEERS, ...coordinator });
  await openSignup(page, tid);
  await page.goto('/signup/contactcoordinator');
  await expect(page).toHaveURL(`/signup/volunteer?tid=${tid}`);
  await page.getByRole('link', { name: 'Email the coordinator' }).click();
  await expect(page.getByText('Please login to send an email.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Email').fill(ana.email);
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByText('To: Volunteer coordinator, Vera Fields')).toBeVisible();
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('is required')).toBeVisible();
  await page.getByLabel('Message').fill('May I bring my dog?');
  await expectAccessible();
  await keepScreen('contact-coordinator');
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('email sent')).toBeVisible();
  await expect(page).toHaveURL(`/signup/volunteer?tid=${tid}`);
  await expect
    .poll(async () => JSON.stringify(await crew.desk('GET', `/api/messaging/outbox/${tid}`)))
    .toContain('May I bring my dog?');
});

import { readFile } from 'node:fs/promises';
import { PASSWORD } from './support/crew.ts';
import { expect, signIn, test } from './support/withCrew.ts';

test('a visitor presses Apply, logs in, and has applied', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Dallas Open', 'active');
  await crew.shift(tid, 'Morning', 8, 12);
  await crew.shift(tid, 'Evening', 18, 22);
  await page.goto(`/signup/${tid}`);
  await expect(page).toHaveTitle(/Dallas Open/);
  await expect(page.getByText('Tue, Mar 5 · CST (venue time)')).toBeVisible();
  await expectAccessible();
  await keepScreen('signup-visitor');

  await page.getByRole('button', { name: 'Apply for Morning' }).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Email').fill(ana.email);
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();

  const remove = page.getByRole('button', { name: 'Remove Morning' });
  await expect(remove).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Apply for Morning' })).toHaveCount(0);
  await expect(page.getByText('You applied for')).toBeVisible();
  await expect(page.getByText('Your next shift')).toHaveCount(0);

  await remove.first().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/Remove Morning\?.*Tue, Mar 5, 8:00 AM - 12:00 PM CST/);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Apply for Morning' })).toBeVisible();
  await expect(page.getByText('You applied for')).toBeHidden();
  await page.getByRole('status').filter({ hasText: 'Morning removed' }).getByText('Undo').click();
  await expect(remove).toHaveCount(2);
});

test('a visitor presses Apply, opens an account, and has applied', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Dallas Open', 'active');
  await crew.shift(tid, 'Morning', 8, 12);
  await page.goto(`/signup/${tid}`);
  // Taps and filled fields from the shared link on.
  let steps = 0;
  const step = async (done: Promise<void>) => {
    await done;
    steps += 1;
  };
  await step(page.getByRole('button', { name: 'Apply for Morning' }).click());
  await step(page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click());
  const account = page.getByRole('dialog', { name: 'Create an account' });
  await step(account.getByLabel('First name').fill('Nora'));
  await step(account.getByLabel('Last name').fill('Quist'));
  await step(account.getByLabel('Email').fill(`nora-${crypto.randomUUID()}@example.org`));
  await step(account.getByLabel('Password', { exact: false }).first().fill(PASSWORD));
  await step(account.getByLabel('Confirm').fill(PASSWORD));
  await expect(account.getByLabel('Phone (text reminders)')).toBeHidden();
  await expectAccessible();
  await keepScreen('signup-new-account');
  await step(account.getByRole('button', { name: 'Create account' }).click());
  await expect(page.getByRole('button', { name: 'Remove Morning' })).toHaveCount(2);
  await expect(account).toBeHidden();
  expect(steps).toBeLessThanOrEqual(8);
  await expect(page).toHaveURL(new RegExp(`/signup/${tid}$`));
});

test('an account opened on its own page leads back to where somebody came from', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const tid = await crew.tournament('Dallas Open', 'active');
  await page.goto(`/login?next=/signup/${tid}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Quist');
  await page.getByLabel('Email').fill(`nora-${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByLabel('Confirm').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(new RegExp(`/signup/${tid}$`));
  await expect(page.getByRole('heading', { name: 'Dallas Open' })).toBeVisible();
});

test('the schedule is published while the page stands open, and the person confirms', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Dallas Open', 'active');
  await crew.select(ana, tid, await crew.shift(tid, 'Morning', 8, 12));
  await crew.select(ana, tid, await crew.shift(tid, 'Evening', 18, 22));
  await crew.shift(tid, 'Late morning', 11, 14);
  await signIn(page, ana);
  await page.goto(`/signup/${tid}`);
  await expect(page.getByText('Applied', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);

  await crew.status(tid, 'published');
  const own = page.getByRole('region', { name: 'Assignment Manager' });
  await own.getByRole('button', { name: 'Confirm Morning' }).click();
  await expect(own.getByText('Confirmed')).toBeVisible();
  await expectAccessible();
  await keepScreen('signup-selected');

  await page.getByRole('button', { name: 'Apply for Late morning' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: /^Overlaps Morning, Referee, .+ - / }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply for Late morning' })).toBeVisible();
});

test('somebody selected confirms everything at once, mails the schedule, and withdraws', async ({
  page,
  crew,
}) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Dallas Open', 'published');
  await crew.select(ana, tid, await crew.shift(tid, 'Morning', 8, 12));
  await crew.select(ana, tid, await crew.shift(tid, 'Evening', 18, 22));
  await signIn(page, ana);
  await page.goto(`/signup/${tid}`);
  await page.getByRole('button', { name: 'Confirm all 2' }).click();
  await expect(page.getByText('2 shifts confirmed')).toBeVisible();

  await page.getByRole('button', { name: 'Manage my shifts (2)' }).click();
  await page.getByRole('button', { name: 'Email Schedule' }).click();
  await expect(page.getByText('Schedule Has Been Emailed')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw from shifts' }).click();
  const leaving = page.getByRole('dialog');
  await expect(leaving.getByRole('listitem')).toContainText([
    /Morning · Tue, Mar 5, 8:00 AM - 12:00 PM CST.*Confirmed/,
    /Evening .*Confirmed/,
  ]);
  await expect(leaving).toContainText('Apply again, and you stand behind them.');
  await page.getByLabel('Message to the coordinator').fill('My knee gave in.');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('email sent · shifts given up: 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply for Morning' })).toBeVisible();
});

test('a trainer takes the free spot, and the next one may wait', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const [tom, tess] = [await crew.person('Tom'), await crew.person('Tess')];
  const tid = await crew.tournament('Dallas Tennis Open', 'published');
  const tent = { category: 'Athletic Trainer', certified: 0, level_two: 0, level_one: 0, none: 1, spots: 1 };
  await crew.shift(tid, 'Medical tent', 8, 17, tent);
  await signIn(page, tom);
  await page.goto(`/signup/${tid}`);
  await expect(page.getByText('Welcome, Tom')).toBeVisible();
  await page.goto('/signup/athletictrainer');
  await expect(page.getByText("Sorry but we didn't find any shifts for you.")).toBeVisible();
  await page.getByRole('button', { name: 'Apply for Medical tent' }).click();
  await expect(page.getByText('Selected').first()).toBeVisible();
  await expectAccessible();

  await signIn(page, tess);
  await page.goto('/signup/athletictrainer');
  await expect(page.getByText('1 of 1 filled')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for the waitlist: Medical tent' }).click();
  await expect(page.getByText('Applied', { exact: true }).first()).toBeVisible();
});

test('My Schedule holds every tournament, and goes into a calendar', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const ana = await crew.person('Ana');
  await signIn(page, ana);
  await page.goto('/profile/signupReport');
  await expect(page.getByText("Sorry but we didn't find any shifts for you.")).toBeVisible();

  const tid = await crew.tournament('Dallas Open', 'published');
  const shift_id = await crew.select(ana, tid, await crew.shift(tid, 'Morning', 8, 12));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Dallas Open' })).toBeVisible();
  await expect(page.getByText(/^Tue(, Mar 5,| 03.05.2030) 8:00 am - 12:00 pm CST$/i)).toHaveCount(1);
  await expectAccessible();
  await keepScreen('schedule');

  await page.getByRole('button', { name: 'Add to calendar: Morning' }).click();
  const choice = page.getByRole('dialog', { name: 'Add to calendar' });
  await expect(choice.getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    /dates=20300305T140000Z%2F20300305T180000Z/,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    choice.getByRole('button', { name: /^Apple/ }).click(),
  ]);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain(`UID:${shift_id}@courtcrew`);
  expect(calendar).toContain('DTSTART:20300305T140000Z');

  await expect(page.getByText('Ana Tester', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ana Tester', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.goto('/signup');
  await page.getByRole('button', { name: 'Confirm Morning' }).first().click();
  await expect(page.getByText('Confirmed').first()).toBeVisible();
});

test('a tournament that is not open says so', { tag: '@phone' }, async ({ page, crew, expectAccessible }) => {
  const [draft, announced] = [
    await crew.tournament('Hidden', 'draft'),
    await crew.tournament('Announced', 'Advertise Only'),
  ];
  await crew.shift(announced, 'Morning', 8, 12);
  await page.goto(`/signup/${draft}`);
  await expect(page.getByText('Sorry this tournament is not open for registration.')).toBeVisible();
  await expectAccessible();
  await page.goto(`/signup/${announced}`);
  await expect(page.getByText('Save The Date')).toBeVisible();
  await expect(page.getByText('Morning')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
});

test('a long list is cut to a day, and to what is free', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const [ana, ben] = [await crew.person('Ana'), await crew.person('Ben')];
  const tid = await crew.tournament('Dallas Open', 'active', {
    about: 'Gates open at seven.',
    url: 'https://dallas.example.org/',
    facility_map: 'https://dallas.example.org/map.pdf',
  });
  const full = await crew.shift(tid, 'Morning', 8, 12, { spots: 1 });
  await crew.select(ana, tid, full);
  await crew.shift(tid, 'Evening', 18, 22);
  await crew.shift(tid, 'Final', 8, 12, { start: '03/06/2030 8:00', end: '03/06/2030 12:00' });
  await signIn(page, ben);
  await page.goto(`/signup/${tid}`);
  await expect(page.getByText('Full', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for the waitlist: Morning' })).toBeVisible();
  const apply = page.getByRole('button', { name: /^(Apply for|Ask for the waitlist)/ });
  await expect(apply).toHaveCount(3);
  // What one can do stands above what one may read.
  const [button, about] = [
    await apply.first().boundingBox(),
    await page.getByText('Gates open').boundingBox(),
  ];
  expect(button?.y).toBeLessThan(about?.y ?? 0);
  const website = page.getByRole('link', { name: 'Website (opens in a new tab)' });
  await expect(website).toHaveAttribute('href', 'https://dallas.example.org/');
  await expect(page.getByRole('link', { name: 'Map of the facility (opens in a new tab)' })).toBeVisible();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);

  await page.getByRole('button', { name: /^Wed, Mar 6/ }).click();
  await expect(apply).toHaveCount(1);
  await page.getByRole('button', { name: /^Tue, Mar 5/ }).click();
  await page.getByRole('button', { name: 'The day at a glance' }).click();
  await expect(page.getByRole('list', { name: 'The day at a glance' })).toContainText('2 free');
  await expectAccessible();
  await keepScreen('signup-day');
  await page.getByRole('button', { name: 'Only with free spots' }).click();
  await expect(apply).toHaveCount(1);
  await expect(page).toHaveURL(/open=1/);
});

test('a page without a first view asks for its first reads before its scripts come, and the screen takes the answers', {
  tag: '@phone',
}, async ({ page, context, crew, baseURL }) => {
  const tid = await crew.tournament(`Early Open ${crypto.randomUUID().slice(0, 8)}`, 'active');
  await crew.shift(tid, 'Morning', 8, 12);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|auth)\//.test(pathname)) asked.push(pathname);
    else if (pathname.endsWith('.js')) asked.push('script');
  });
  // Scripts are long on their way.
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  // Whose session has ended meanwhile is not taken for a visitor before the server has looked.
  await context.addCookies([{ name: 'courtcrew', value: 'ended', url: baseURL ?? '' }]);
  await page.goto(`/signup/${tid}`);
  await expect(page.getByRole('button', { name: /^Apply for/ })).toBeVisible();
  const reads = ['/auth/session', `/api/t/getTournament/${tid}`, '/api/getShiftSpotsByCategoryAndReferee'];
  expect(asked.filter((path) => path !== 'script')).toEqual(expect.arrayContaining(reads));
  for (const read of reads) expect(asked.filter((path) => path === read)).toHaveLength(1);
});

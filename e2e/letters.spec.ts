import type { Page } from '@playwright/test';
import { expect, newName, test } from './support/asPlatform.ts';
import type { Person } from './support/crew.ts';
import { newestMail, nowTakes } from './support/mailbox.ts';
import { actAsPlatform } from './support/platform.ts';
import { signIn } from './support/withCrew.ts';

test('a letter is tried on oneself, read as a recipient will, refused at a wrong place and sent', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const [ana, ben] = [await crew.person('Ana'), await crew.person('Ben')];
  const tid = await crew.tournament('Rainy Open', 'published');
  const [early, late] = [
    await crew.shift(tid, newName('Early'), 8, 12),
    await crew.shift(tid, newName('Late'), 13, 17),
  ];
  for (const sid of [early, late]) await crew.select(ana, tid, sid);
  await crew.select(ben, tid, late);

  await page.goto(`/desk/emailtoshifts?tid=${tid}`);
  await expect(page.getByText('Nobody is chosen yet.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'All of these (2)' }).check();
  await expect(page.getByText('Recipients: 2. In several shifts, where each gets it once: 1.')).toBeVisible();

  await page.getByLabel('Subject').fill('Rain');
  const body = page.getByRole('textbox', { name: /^Message/ });
  await body.fill('Dear {first}, {nobody} begins later.');
  await expect(page.getByRole('alert').filter({ hasText: 'nobody' })).toBeVisible();
  await body.fill('Dear {first}, we begin later at {tournament}.');
  await page.getByLabel('Read it as').selectOption({ label: 'Ben Tester' });
  await expect(page.getByText('Dear Ben, we begin later at Rainy Open.')).toBeVisible();
  await page.getByRole('button', { name: 'Send to myself first' }).click();
  await expect(page.getByText('Sent to you')).toBeVisible();
  await expectAccessible();
  await keepScreen('letter');

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Send this email?' });
  await expect(question).toContainText('Shifts chosen: 2');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email Queued')).toBeVisible();
  await expect(page.getByText('Delivered: 2')).toBeVisible();
  await keepScreen('letter-sent');
  await page.goto(`/desk/emaillog?tid=${tid}`);
  await expect(page.getByText('Ben Tester')).toBeVisible();
});

/** Writes to everybody in a tournament's shifts, as its desk. */
async function writeToAll(page: Page, tid: string, subject: string): Promise<void> {
  await page.goto(`/desk/emailtoshifts?tid=${tid}`);
  await page.getByRole('checkbox', { name: /^All of these/ }).check();
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: /^Message/ }).fill('We begin later.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
}

test('what a mail server refuses is named and sent again, and a letter is undone before it leaves', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Stormy Open', 'published');
  const sid = await crew.shift(tid, newName('Early'), 8, 12, { spots: 9 });
  const invite = async (first: string) => {
    const person = await crew.person(first);
    await crew.select(person, tid, sid);
    return person;
  };
  const [ana, unknown] = [await invite('Ana'), await invite('Unknown')];
  await writeToAll(page, tid, 'Rain');
  await expect(page.getByText('Bounced: 1')).toBeVisible();
  await expect(page.getByText('1 × 550 no such user')).toBeVisible();
  expect(newestMail(ana)).toContain('Subject: Rain');
  await expectAccessible();
  await keepScreen('letter-bounced');
  nowTakes(unknown);
  await page.getByRole('button', { name: 'Send again (1)' }).click();
  await expect(page.getByText('Delivered: 2')).toBeVisible();
  expect(newestMail(unknown)).toContain('Subject: Rain');

  // More than a handful: it is held for some seconds.
  const slow: Person[] = [];
  for (let count = 0; count < 6; count++) slow.push(await invite('Slow'));
  await writeToAll(page, tid, 'Sun');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Stopped: none had gone')).toBeVisible();
  await expect(page.getByText('Stopped: 8')).toBeVisible();
  for (const one of slow) nowTakes(one);
  await expect(page.getByRole('button', { name: 'Stop what has not left' })).toBeHidden();
  await keepScreen('letter-stopped');
  expect(slow.filter((one) => newestMail(one).includes('Subject: Sun'))).toEqual([]);
});

test('whoever gets a letter chooses by its foot what else comes, without an account', {
  tag: '@phone',
}, async ({ page, crew, browser, baseURL, expectAccessible, keepScreen }) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Leaving Open', 'published');
  await crew.select(ana, tid, await crew.shift(tid, newName('Early'), 8, 12));
  const staff = await browser.newContext({ baseURL });
  const desk = await staff.newPage();
  await actAsPlatform(desk);
  await writeToAll(desk, tid, 'Rain');
  await expect(desk.getByText('Delivered: 1')).toBeVisible();
  // The foot's link to the page, not the header's that leaves with one press.
  const link = /https?:\/\/[^/\s]+(\/letters\/[\w.-]+)/.exec(newestMail(ana))?.[1] ?? 'no link';

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Stop these letters' }).click();
  await expect(page.getByText('You get no more of these letters')).toBeVisible();
  await page.getByLabel('Remind me of my shifts by email').click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Remind me of my shifts by email')).not.toBeChecked();
  await expectAccessible();
  await keepScreen('leaving');

  await desk.goto(`/desk/emailtoshifts?tid=${tid}`);
  await desk.getByRole('checkbox', { name: /^All of these/ }).check();
  await desk.getByText('Left out: 1').click();
  await expect(desk.getByText('Ana Tester: asked not to get it')).toBeVisible();

  await page.getByRole('button', { name: 'Take my links back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take my links back' }).click();
  await expect(page.getByText('This link is not valid')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link is not valid')).toBeVisible();
  await staff.close();
});

test('a text counts its characters, and who has no number is left out', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Texting Open', 'published', { text: true });
  await crew.select(ana, tid, await crew.shift(tid, newName('Early'), 8, 12));
  await page.goto(`/desk/emailtoshifts?tid=${tid}`);
  await page.getByLabel('Type').selectOption('text');
  await page.getByRole('checkbox', { name: 'All of these (1)' }).check();
  await expect(page.getByText('Recipients: 0.')).toBeVisible();
  await page.getByText('Left out: 1').click();
  await expect(page.getByText('Ana Tester: no valid address')).toBeVisible();
  await page.getByRole('textbox', { name: /^Text/ }).fill('We begin later');
  await expect(page.getByText('14 of 255 characters')).toBeVisible();
});

test('nothing is sent from a draft, and the form says so', { tag: '@desktop' }, async ({ page, crew }) => {
  const tid = await crew.tournament('Drafty Open', 'draft', { volunteer: true, payout: true });
  for (const screen of [
    'desk/emailtoshifts',
    'desk/emailapproved',
    'desk/sendText',
    'volunteer/emailshifts',
    'payout/email',
  ]) {
    await page.goto(`/${screen}?tid=${tid}`);
    await expect(page.getByText('The tournament is in draft: no emails or texts can be sent.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  }
});

test('the desk is told why a message board is closed, and where shifts and people of a letter are made', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const tid = await crew.tournament('Quiet Open', 'draft');
  await page.goto(`/desk/messageboardadmin?tid=${tid}`);
  await expect(page.getByRole('alert')).toContainText('The tournament must be published');
  await page.goto('/desk/emailtoshifts');
  await page.getByRole('link', { name: 'Add shifts' }).click();
  await expect(page.getByRole('heading', { name: 'Schedule Setup', level: 1 })).toBeVisible();
});

test('a message board shows at once what somebody else writes, and marks what is new', {
  tag: '@phone',
}, async ({ page, crew, browser, baseURL, expectAccessible, keepScreen }) => {
  const [ana, ben] = [await crew.person('Ana'), await crew.person('Ben')];
  const tid = await crew.tournament('Chatty Open', 'published');
  const sid = await crew.shift(tid, newName('Early'), 8, 12);
  for (const person of [ana, ben]) await crew.select(person, tid, sid);
  const second = await browser.newContext({ baseURL });
  const elsewhere = await second.newPage();
  await signIn(page, ana);
  await signIn(elsewhere, ben);
  const board = `/signup/refereemessageboard/${tid}`;
  await page.goto(board);
  await expect(page.getByText('No messages yet')).toBeVisible();
  await elsewhere.goto(board);
  const write = async (on: typeof page, text: string) => {
    await on.getByRole('textbox', { name: 'Write a message' }).fill(text);
    await on.getByRole('button', { name: 'Post' }).click();
  };
  await write(page, 'Who has a spare room?');
  const post = elsewhere.getByRole('listitem').filter({ hasText: 'Who has a spare room?' });
  await expect(post).toContainText('Ana Tester');
  await expect(post.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await elsewhere.goto('/');
  await write(page, 'Two beds, near the courts');
  await elsewhere.goto(board);
  await expect(elsewhere.getByText('Two beds, near the courts')).toBeVisible();
  await expect(elsewhere.getByText('New', { exact: true })).toHaveCount(1);
  const own = page.getByRole('listitem').filter({ hasText: 'Two beds' });
  await own.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(elsewhere.getByText('Two beds, near the courts')).toHaveCount(0);
  await expectAccessible();
  await keepScreen('message-board');
  await second.close();
});

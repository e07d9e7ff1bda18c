import { pageOf } from '@courtcrew/domain/web/apps.ts';
import type { Page } from '@playwright/test';
import { INNER } from './screens/inner.ts';
import { openStage, type Stage } from './screens/stage.ts';
import { type Role, SCREENS, type Sign } from './screens/table.ts';
import { Crew } from './support/crew.ts';
import { open } from './support/open.ts';
import { actAsPlatform } from './support/platform.ts';
import { test as crewTest, expect, signIn } from './support/withCrew.ts';

/** Every screen of the product, opened by somebody it is for, and by somebody it is not for. */

interface Entered {
  /** A path of the tables with what stands for `{tid}` and the like in it. */
  readonly filled: (path: string) => string;
  /** Logs somebody in who has chosen the tournament. */
  readonly enterAs: (role: Role) => Promise<void>;
}

const test = crewTest.extend<Entered, { stage: Stage }>({
  // One for all roles that a process looks at.
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to see what a fixture needs.
    async ({}, use) => {
      const crew = new Crew(process.env.COURTCREW_TEST_URL ?? '');
      await use(await openStage(crew));
      await crew.end();
    },
    { scope: 'worker' },
  ],
  filled: ({ stage: { ids } }, use) =>
    use((path) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name)),
  enterAs: ({ page, stage: { people, ids } }, use) =>
    use(async (role) => {
      const person = people[role];
      if (person) await signIn(page, person);
      else if (role === 'platform') await actAsPlatform(page);
      await page.addInitScript((tid) => localStorage.setItem('courtcrew.tournament', tid), ids.tid ?? '');
    }),
});

// Roles in parallel: in a row they would be the last to end.
test.describe.configure({ mode: 'parallel' });
test.skip(({ isMobile }) => isMobile, 'journeys look at screens on phones; this one opens them all');

/** Tables say days and hours as `Sat 06/14 9:05 am` and `06/14/2026`; headings and cards may say them at length. */
const AT_LENGTH = /\d (AM|PM)\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), |\b[A-Z][a-z]{2} \d{1,2}(,| - )/;

async function expectDatesOfTables(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const cells = page.locator('main').locator('td, [role="cell"], [role="gridcell"]');
  expect((await cells.allInnerTexts()).filter((text) => AT_LENGTH.test(text))).toEqual([]);
}

async function putOn(page: Page, { width, colorScheme }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 850 });
  await page.emulateMedia({ colorScheme });
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** What went wrong while screens were open: in their own code, or with what they asked for. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  page.on('response', (answer) => {
    const isCall = /^\/(api|rest|auth)\//.test(new URL(answer.url()).pathname);
    if (isCall && answer.status() >= 400) faults.push(`${page.url()}: ${answer.status()} ${answer.url()}`);
  });
  return faults;
}

const told: Readonly<Record<Sign, (page: Page) => Promise<void>>> = {
  notAllowed: (page) =>
    expect(
      page.getByRole('heading', { name: 'Sorry you are not authorized for this feature.', level: 1 }),
    ).toBeVisible(),
  login: (page) => expect(page.getByText(/Please Login|Log in to/i).first()).toBeVisible(),
  home: (page) => expect.poll(() => pathOf(page)).toBe('/admin'),
};

/**
 * What each screen is looked at in, by its place in the table: every screen in all of them would take an hour. Journeys look
 * at phones and desktops in the light, in English.
 */
const LOOKS = [
  { language: 'en', width: 1366, colorScheme: 'dark' },
  { language: 'es', width: 360, colorScheme: 'light' },
  { language: 'en', width: 1920, colorScheme: 'light' },
  { language: 'es', width: 1280, colorScheme: 'dark' },
  { language: 'en', width: 360, colorScheme: 'dark' },
  { language: 'es', width: 1920, colorScheme: 'dark' },
] as const;

const ROLES = [...new Set(SCREENS.map(({ who }) => who))];

for (const role of ROLES) {
  const own = SCREENS.filter(({ who }) => who === role);
  test(`the ${own.length} screens of a ${role} open`, async ({ page, filled, enterAs, expectAccessible }) => {
    test.setTimeout(30_000 + own.length * 5_000);
    await enterAs(role);
    const faults = watch(page);
    const seen = own.map((row, place) => ({ ...row, look: LOOKS[place % LOOKS.length] ?? LOOKS[0] }));
    for (const { path, heading, look } of seen) {
      await test.step(`${path} for a ${role}`, async () => {
        await putOn(page, look);
        await open(page, filled(path));
        await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
        expect(pathOf(page).toLowerCase()).toBe(filled(path).split('?')[0]?.toLowerCase());
        await expectDatesOfTables(page);
        // Somewhere on a long page lies under the bar what nobody presses there.
        if (look.language === 'en') await expectAccessible();
      });
    }
    await page.evaluate(() => localStorage.setItem('courtcrew.language', 'es'));
    await page.reload();
    for (const { path, look } of seen.filter(({ look: { language } }) => language === 'es')) {
      await test.step(`${path} for a ${role}, in Spanish`, async () => {
        await putOn(page, look);
        await open(page, filled(path));
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAccessible();
      });
    }
    expect(faults).toEqual([]);
  });
}

for (const role of ROLES) {
  const inner = INNER.filter(({ who }) => who === role);
  if (inner.length === 0) continue;
  test(`what stands inside of a ${role}’s screens opens`, async ({ page, filled, enterAs }) => {
    test.setTimeout(30_000 + inner.length * 3_000);
    await enterAs(role);
    for (const { name, path, open: lead, seen } of inner) {
      await test.step(`${name} for a ${role}`, async () => {
        await open(page, filled(path));
        await lead?.(page);
        await expect(seen(page)).toBeVisible();
      });
    }
  });
}

for (const role of ROLES) {
  const closed = SCREENS.filter(({ barred }) => barred?.role === role);
  if (closed.length === 0) continue;
  test(`${closed.length} screens are not a ${role}’s`, async ({ page, filled, enterAs }) => {
    test.setTimeout(30_000 + closed.length * 3_000);
    await enterAs(role);
    for (const { path, barred, heading } of closed) {
      await test.step(`${path} not for a ${role}`, async () => {
        // From a page that refuses nobody, so that the refusal is this one's.
        await open(page, `${pageOf(path) === 'admin' ? '/admin' : ''}/nothing/here`);
        await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
        await open(page, filled(path));
        if (barred) await told[barred.sign](page);
        await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toHaveCount(0);
      });
    }
  });
}

import { namingFaults, outlineOf } from './screens/naming.ts';
import { openStage, type Stage } from './screens/stage.ts';
import { SCREENS as TABLE } from './screens/table.ts';
import { Crew } from './support/crew.ts';
import { open } from './support/open.ts';
import { test as crewTest, expect, signIn } from './support/withCrew.ts';

/**
 * What a screen reader makes of 26 screens: their landmarks, headings, fields and buttons, kept beside this file. After a
 * meant change: `npx playwright test e2e/ariaSnapshots.spec.ts --project=desktop --update-snapshots`, over a fresh build.
 */

const test = crewTest.extend<object, { stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to see what a fixture needs.
    async ({}, use) => {
      const crew = new Crew(process.env.COURTCREW_TEST_URL ?? '');
      await use(await openStage(crew));
      await crew.end();
    },
    { scope: 'worker' },
  ],
});

const SCREENS = {
  visitor: ['/login', '/register', '/resources', '/signup/{tid}', '/public/board/{tid}', '/scores/{tid}'],
  person: [
    ...['/profile/myProfile', '/profile/signupReport', '/profile/history'],
    ...['/signup/pastemails/{tid}', '/procedures/{tid}', '/question/submit'],
  ],
  master: [
    ...[
      '/admin',
      '/admin/tournamentSetup',
      '/desk/scheduleSetup',
      '/desk/editSchedule',
      '/desk/refereeSetup',
    ],
    ...[
      '/desk/refereefinishmatch',
      '/desk/matchpaymentreconciliation',
      '/desk/history',
      '/desk/messageboardadmin',
    ],
    ...[
      '/desk/import',
      '/desk/templateManager',
      '/volunteer/checkin',
      '/volunteer/roster',
      '/admin/resources/shifts',
    ],
  ],
} as const;

test('the rules find what nobody can tell apart', { tag: '@desktop' }, () => {
  const page = `- main:
  - heading "Staff" [level=1]
  - heading "More" [level=1]
  - row "Ann Lee":
    - button "Remove"
  - row "Ben Roy":
    - button "Remove"
    - button
  - list:
    - button "Edit"
    - button "Edit"
  - link "Help":
    - /url: /help
  - link "Help":
    - /url: /more
  - region "Day"
  - region "Day"`;
  expect(namingFaults(page)).toEqual([
    '2 headings of level 1',
    'a button without a name',
    '2 buttons "Edit" in one place',
    'links "Help" lead elsewhere',
    '2 landmarks: region "Day"',
  ]);
});

/** By path; of the screens beyond the table, too. */
const HEADINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TABLE.map(({ path, heading }) => [path, heading])),
  '/admin/resources/shifts': 'All Shifts',
};

for (const [role, paths] of Object.entries(SCREENS))
  test(
    `a screen reader finds its way in what a ${role} opens`,
    { tag: '@desktop' },
    async ({ page, stage: { people, ids } }, { config }) => {
      const person = people[role as keyof typeof SCREENS];
      if (person) await signIn(page, person);
      await page.addInitScript((tid) => localStorage.setItem('courtcrew.tournament', tid), ids.tid ?? '');
      for (const path of paths) {
        await test.step(path, async () => {
          await open(
            page,
            path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name),
          );
          const heading = HEADINGS[path] ?? '';
          await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
          await expect(page.locator('main [aria-busy="true"], main [aria-label="Loading"]')).toHaveCount(0);
          const file = `${path.replaceAll(/\W+/g, ' ').trim().replaceAll(' ', '-')}.txt`;
          // Parts that come late are waited for: by what is kept, and by the clock where it is written anew.
          if (['all', 'changed'].includes(config.updateSnapshots)) await page.waitForTimeout(2_000);
          await expect(async () => {
            expect(outlineOf(await page.getByRole('main').ariaSnapshot())).toMatchSnapshot(file);
          }).toPass({ timeout: 15_000 });
          expect.soft(namingFaults(await page.locator('body').ariaSnapshot()), path).toEqual([]);
        });
      }
    },
  );

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

interface Checks {
  /** Fails when axe finds anything against WCAG 2.2 AA on the page as it is now, or a phone zooms into a field. */
  readonly expectAccessible: () => Promise<void>;
  /** With `KEEP_SCREENS` set writes the page as it is now to `test-results/screens/{name}-{project}.png`, to be looked at. */
  readonly keepScreen: (name: string) => Promise<void>;
}

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Brings to its end what fades in or out: half of it is as pale as nothing that anybody reads. Endless ones go on. And waits
 * for letters, which break lines elsewhere once their font is there, and for parts that come late. It ends at the end of the
 * page, where the sticky navigation covers nothing that would count as too small a target.
 */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { documentElement } = document;
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    await document.fonts.ready;
    for (let height = 0; height !== documentElement.scrollHeight || ending().length > 0; ) {
      for (const animation of ending()) animation.finish();
      height = documentElement.scrollHeight;
      window.scrollTo(0, height);
      await drawn();
    }
  });

/** Half as long as what the package itself gives to be brought into pages. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Asked within the page, and brought there once: a page of its own to report in, as axe's own driver opens, takes thrice the time. */
async function askAxe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options = { runOnly: standard, resultTypes: ['violations' as const] };
  const { violations: found } = await page.evaluate(
    (how) => (window as unknown as { axe: typeof axe }).axe.run(how),
    options,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

const isTooSmall = (fault: string): boolean => fault.startsWith('target-size');

/** Where every look finds something else, the last one counts. */
const MOST_LOOKS = 5;

/**
 * What axe finds twice: a page that grew under its eyes is not at its end any more, and a button whose list has just come is
 * as pale as it will not stay.
 */
async function lasting(page: Page): Promise<readonly string[]> {
  let found: readonly string[] = [];
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    await stillness(page);
    const before = found;
    found = await askAxe(page);
    if (found.length === 0 || found.join() === before.join()) return found;
  }
  return found;
}

/** Fields that iOS zooms the page into, in which a thumb then is lost. */
const zoomed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    matchMedia('(pointer: coarse)').matches
      ? [...document.querySelectorAll('input, select, textarea')]
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map(({ outerHTML }) => `zoomed into: ${outerHTML}`)
      : [],
  );

/** Buttons of an empty screen that lead to the screen itself. */
const circular = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main [role="status"] a[href]')]
      .filter(
        ({ pathname, search }) =>
          pathname === location.pathname && (search === '' || search === location.search),
      )
      .map(({ outerHTML }) => `leads to its own page: ${outerHTML}`),
  );

/** What a sticky bar covers for half counts as too small only where that is so at the page's start as well. */
async function violations(page: Page): Promise<readonly string[]> {
  const found = await lasting(page);
  if (!found.some(isTooSmall)) return found;
  await page.evaluate(() => window.scrollTo(0, 0));
  const atStart = await askAxe(page);
  return found.filter((one) => !isTooSmall(one) || atStart.includes(one));
}

/** Lets journeys begin with the page itself: what stands there before it, and leaves with a press, has journeys of its own. */
function beginWithThePageItself(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const begun = () => page.locator('#first-view, .served').waitFor({ state: 'detached' });
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await begun();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await begun();
    return answer;
  };
}

export const test = base.extend<Checks>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to see what a fixture needs.
  baseURL: async ({}, use) => use(process.env.COURTCREW_TEST_URL),

  page: async ({ page }, use) => {
    beginWithThePageItself(page);
    await use(page);
  },

  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      expect(
        [...(await violations(page)), ...(await zoomed(page)), ...(await circular(page))],
        page.url(),
      ).toEqual([]);
    });
  },

  keepScreen: async ({ page }, use, { project }) => {
    await use(async (name) => {
      if (!process.env.KEEP_SCREENS) return;
      await page.screenshot({ path: `test-results/screens/${name}-${project.name}.png`, fullPage: true });
    });
  },
});

export { expect };

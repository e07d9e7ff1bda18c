import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Checks {
  /** Fails when axe finds anything against WCAG 2.2 AA on the page as it is now. */
  readonly expectAccessible: (options?: { except?: readonly string[] }) => Promise<void>;
  /** With `KEEP_SCREENS` set writes the page as it is now to `test-results/screens/{name}-{project}.png`, to be looked at. */
  readonly keepScreen: (name: string) => Promise<void>;
}

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Waits for what fades in or out: half of it is as pale as nothing that anybody reads. Endless ones go on. And for letters,
 * which break lines elsewhere once their font is there, and for parts that come late. It ends at the end of the page, where
 * the sticky navigation covers nothing that would count as too small a target.
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
      await Promise.allSettled(ending().map(({ finished }) => finished));
      height = documentElement.scrollHeight;
      window.scrollTo(0, height);
      await drawn();
    }
  });

export const test = base.extend<Checks>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to see what a fixture needs.
  baseURL: async ({}, use) => use(process.env.COURTCREW_TEST_URL),

  expectAccessible: async ({ page }, use) => {
    await use(async ({ except = [] } = {}) => {
      await stillness(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(standard)
        .disableRules([...except])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      );
      expect(found, page.url()).toEqual([]);
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

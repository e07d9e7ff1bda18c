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
 * which break lines elsewhere once their font is there.
 */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** At the end of a page its sticky navigation covers nothing, which would count as too small a target. */
const toItsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { documentElement } = document;
    // A part that comes late may make it longer.
    for (let end = 0; end !== documentElement.scrollHeight; ) {
      end = documentElement.scrollHeight;
      window.scrollTo(0, end);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });

export const test = base.extend<Checks>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to see what a fixture needs.
  baseURL: async ({}, use) => use(process.env.COURTCREW_TEST_URL),

  expectAccessible: async ({ page }, use) => {
    await use(async ({ except = [] } = {}) => {
      await stillness(page);
      await toItsEnd(page);
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

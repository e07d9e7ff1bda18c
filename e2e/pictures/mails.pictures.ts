import { htmlOf } from '../../backend/src/kernel/jobs/index.ts';
import { allLetters, SITE } from '../../backend/test/support/letters.ts';
import { expect, test } from '../support/withCrew.ts';

/** Every kind of mail, at the widths of a small phone, a preview pane and a desk, in both color schemes and languages. */
const DRAWN = [
  { width: 320, colorScheme: 'light', language: 'en' },
  { width: 600, colorScheme: 'dark', language: 'en' },
  { width: 1024, colorScheme: 'light', language: 'es' },
  { width: 320, colorScheme: 'dark', language: 'es' },
] as const;

test('mails look as they did', async ({ page }) => {
  test.setTimeout(600_000);
  for (const { name, letter } of await allLetters()) {
    for (const { width, colorScheme, language } of DRAWN) {
      await page.setViewportSize({ width, height: 600 });
      await page.emulateMedia({ colorScheme });
      const { sheet } = letter(language, SITE);
      if (!sheet) throw new Error(`${name} is no mail`);
      await page.setContent(htmlOf(sheet, { home: 'US/Pacific' }));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${name} at ${width}`).toBeLessThanOrEqual(0);
      const picture = `mail-${name.replace(/\W+/g, '-')}-${language}-${width}-${colorScheme}.png`;
      await expect.soft(page, name).toHaveScreenshot(picture, { fullPage: true, maxDiffPixelRatio: 0.002 });
    }
  }
});

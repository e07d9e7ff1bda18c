import type { Page } from '@playwright/test';

const PATIENCE_MS = 30_000;

/**
 * In the page: `watch` waits until something under an element makes a condition true, and `seen` then is the page's time
 * after the frame that shows it: a message sent from the frame's own callback comes when the frame is done.
 */
const WATCHING = `
  window.watch = (element, holds) => {
    window.seen = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('It was never painted')), ${PATIENCE_MS});
      const observer = new MutationObserver(() => {
        if (!holds()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
      observer.observe(element, { attributes: true, childList: true, subtree: true });
    });
  };
`;
const PINGS = 100;

/** When a page has painted something, by the clock of this process. */
export class Painting {
  readonly #page: Page;
  readonly #ahead: number;

  private constructor(page: Page, ahead: number) {
    this.#page = page;
    this.#ahead = ahead;
  }

  /** Finds out how far the page's clock is from ours, as exactly as the quickest of many questions allows. */
  static async of(page: Page): Promise<Painting> {
    await page.evaluate(WATCHING);
    let best = { took: Number.POSITIVE_INFINITY, ahead: 0 };
    for (let ping = 0; ping < PINGS; ping += 1) {
      const asked = performance.now();
      const theirs: number = await page.evaluate('performance.now()');
      const answered = performance.now();
      const took = answered - asked;
      if (took < best.took) best = { took, ahead: theirs - (asked + answered) / 2 };
    }
    return new Painting(page, best.ahead);
  }

  /**
   * Answers, once the page watches, how to wait for the moment in which it shows a change under this element that makes
   * the condition true: both are expressions of the page.
   */
  async watch(element: string, holds: string): Promise<() => Promise<number>> {
    await this.#page.evaluate(`watch(${element}, () => ${holds})`);
    return async () => this.here(await this.#page.evaluate('seen'));
  }

  /** A time of the page, by our clock. */
  here(theirs: number): number {
    return theirs - this.#ahead;
  }
}

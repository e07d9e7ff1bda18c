import type { Page } from '@playwright/test';

/** Seconds of the keystroke-level model (Card, Moran and Newell, 1980): decide, point and press, type a character. */
const DECIDE = 1.35;
const PRESS = 1.1;
const CHARACTER = 0.28;

/** What somebody did on a page so far. */
export interface Work {
  /** Presses of a pointer, and of keys that type nothing. */
  readonly presses: number;
  /** Fields that were filled or chosen from. */
  readonly fields: number;
  /** How long it takes a practised person, without the machine's own time. */
  readonly seconds: number;
}

/** Counts what is done on a page from its next load on. Call the result for the work so far. */
export async function stopwatch(page: Page): Promise<() => Work> {
  let presses = 0;
  /** Characters typed into each field. */
  const fields: number[] = [];
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.exposeFunction('countField', (characters: number, isSame: boolean) => {
    if (isSame) fields.pop();
    fields.push(characters);
  });
  await page.addInitScript(() => {
    type Counts = { countPress: () => void; countField: (characters: number, isSame: boolean) => void };
    const { countPress, countField } = window as unknown as Counts;
    const TICKED = ['checkbox', 'radio', 'button', 'submit'];
    const isField = (target: EventTarget | null): target is HTMLInputElement =>
      (target instanceof HTMLInputElement && !TICKED.includes(target.type)) ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    let typedInto: EventTarget | null = null;
    const capture = { capture: true };
    addEventListener('pointerdown', ({ target }) => isField(target) || countPress(), capture);
    addEventListener(
      'keydown',
      ({ key, target }) => (isField(target) && key.length === 1) || countPress(),
      capture,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (!isField(target)) return;
        countField(target.type.startsWith('select') ? 1 : target.value.length, target === typedInto);
        typedInto = target;
      },
      capture,
    );
    addEventListener(
      'focusout',
      () => {
        typedInto = null;
      },
      capture,
    );
  });
  return () => {
    const characters = fields.reduce((sum, typed) => sum + typed, 0);
    const seconds = (presses + fields.length) * (DECIDE + PRESS) + characters * CHARACTER;
    return { presses, fields: fields.length, seconds };
  };
}

import { FOCUSED_EARLY, PRESSED_EARLY } from '@courtcrew/domain/web/firstView.ts';
import { useEffect, useLayoutEffect } from 'react';

const CONTROLS = 'form, input, select, textarea, button, a[href]';

/**
 * Repeats on the page what was typed and pressed in the server-rendered view, each press once. Controls missing in the page, or
 * in another number, are skipped: they may be others.
 */
export function useTakeOver(view: HTMLElement | null): void {
  // Before the next key is pressed.
  useLayoutEffect(() => {
    const focused = view?.querySelector(`[${FOCUSED_EARLY}]`);
    if (view && focused) counterparts(view)(focused)?.focus({ preventScroll: true });
  }, [view]);
  useEffect(() => {
    if (view) takeOver(view);
  }, [view]);
}

function takeOver(view: HTMLElement): void {
  const same = counterparts(view);
  const pressed = [...view.querySelectorAll(`[${PRESSED_EARLY}]`)].sort(
    (one, other) => order(one) - order(other),
  );
  const controls = pressed.map(same);
  for (const field of view.querySelectorAll<Field>('input, select, textarea')) {
    const found = isTyped(field) && same(field);
    if (found) type(found as Field, field.value);
  }
  // Typed values must be rendered before a form is sent, and one filter before the next.
  for (const control of controls) if (control) setTimeout(press, 0, control);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const order = (control: Element): number => Number(control.getAttribute(PRESSED_EARLY));

/** Same kind, name and index among those. Ids differ between server and browser. */
function counterparts(view: HTMLElement) {
  const [before, now] = [controlsOf(view), controlsOf(document.body)];
  return (control: Element): HTMLElement | undefined => {
    const name = nameOf(control);
    const [all, found] = [before, now].map((controls) => controls.filter((one) => nameOf(one) === name));
    return all?.length === found?.length ? found?.[all?.indexOf(control as HTMLElement) ?? -1] : undefined;
  };
}

const controlsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(CONTROLS)];

/** Labels are left out: a field outside the document has none. */
const NAMES = ['type', 'name', 'autocomplete', 'placeholder', 'aria-label', 'href'];

function nameOf(control: Element): string {
  const text = control.matches('form') ? null : control.textContent;
  return JSON.stringify([control.tagName, ...NAMES.map((name) => control.getAttribute(name)), text]);
}

const isTyped = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : !/^(checkbox|radio)$/.test(field.type) && field.value !== field.defaultValue;

/** Through the native setter, so that React notices the value. */
function type(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function press(control: HTMLElement): void {
  if (!control.isConnected) return;
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { leaving } from './leaving.ts';

afterEach(() => vi.restoreAllMocks());

const pressing = (what: Element | null) => vi.spyOn(document, 'querySelector').mockReturnValue(what);

it('checks a field at once that was left by keyboard', () => {
  pressing(null);
  const check = vi.fn();
  leaving(check)();
  expect(check).toHaveBeenCalledOnce();
});

it('lets a press elsewhere reach what it was meant for before it checks the field', async () => {
  pressing(document.body);
  const order: string[] = [];
  window.addEventListener('click', () => order.push('click'), { once: true });
  leaving(() => order.push('check'))();
  window.dispatchEvent(new MouseEvent('mouseup'));
  window.dispatchEvent(new MouseEvent('click'));
  await expect.poll(() => order).toEqual(['click', 'check']);
});

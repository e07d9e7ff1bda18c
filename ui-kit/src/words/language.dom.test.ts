// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseTournament } from '../session/chosenTournament.ts';
import { stored } from '../session/stored.ts';
import { firstLanguage, rememberLanguage } from './language.ts';

const own = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};
afterEach(() => void Object.defineProperty(window, 'localStorage', own));

/** As browsers that let pages keep nothing: even to ask for the storage throws. */
beforeEach(() => {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
});

it('is that of the browser where pages may keep nothing, and is chosen for as long as the page stands', () => {
  expect(firstLanguage()).toBe('en');
  expect(() => rememberLanguage('es')).not.toThrow();
});

it('costs no page where the storage is full, and neither does the chosen tournament', () => {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const value = { getItem: () => null, setItem: full, removeItem: () => {} };
  Object.defineProperty(window, 'localStorage', { configurable: true, value });
  expect(() => rememberLanguage('es')).not.toThrow();
  expect(() => chooseTournament('t1')).not.toThrow();
});

it('costs no page where nothing can be kept, and neither does the chosen tournament', () => {
  expect(stored('courtcrew.tournament').read()).toBeNull();
  expect(() => chooseTournament('t1')).not.toThrow();
});

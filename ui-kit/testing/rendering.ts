import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
// Pages load it a moment later: tests press sooner than people.
import '../src/app/keepFocus.ts';
import { setServerClock } from '../src/time/serverClock.ts';
import { learnTexts } from '../src/words/localized.ts';
import { dropStyles } from './styles.ts';

// Parts that are loaded when first needed, and whole pages, take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What a test has drawn goes on working, and fails others, once its window is gone.
afterEach(() => {
  cleanup();
  dropStyles();
  // What screen readers were told stands beside what is drawn.
  for (const told of document.querySelectorAll('body > [aria-live]')) told.remove();
});

// Files share a window, the clock and the language that was learned: what one leaves would be there for the next one.
afterAll(async () => {
  await learnTexts('en');
  setServerClock(new Date().toUTCString());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { learnTexts } from '../src/words/said.ts';

// Parts that are loaded when first needed, and whole pages, take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What a test has drawn goes on working, and fails others, once its window is gone.
afterEach(cleanup);

// Files share a window and the language that was learned: what one leaves would be there when the next one begins.
afterAll(async () => {
  await learnTexts('en');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

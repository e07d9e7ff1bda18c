import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Parts that are loaded when first needed, and whole pages, take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What a test has drawn goes on working, and fails others, once its window is gone.
afterEach(cleanup);

// Files share a window: what one leaves in it would be there when the next one begins.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CrashPage } from './CrashPage.tsx';

afterEach(() => {
  document.documentElement.lang = 'en';
});

it('says in the language of the page that it stopped, and why', () => {
  document.documentElement.lang = 'es';
  render(<CrashPage error={new Error('no such chunk')} />);
  expect(screen.getByRole('alert').textContent).toContain('Esta página dejó de funcionar');
  expect(screen.getByText('no such chunk')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recargar' })).toBeTruthy();
});

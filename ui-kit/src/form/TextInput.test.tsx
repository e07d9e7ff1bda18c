// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TextInput } from './TextInput.tsx';

it('shows a password while its eye is pressed, and says which field it is about', async () => {
  render(<TextInput label="New password" kind="password" autoComplete="new-password" />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  await user.type(field, 'match-point');
  const eye = await screen.findByRole('button', { description: 'New password' });
  expect(eye.getAttribute('aria-pressed')).toBe('false');
  await user.click(eye);
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  expect([field.type, field.value, field.autocomplete]).toEqual(['text', 'match-point', 'new-password']);
  expect(document.activeElement).toBe(field);
  await user.click(eye);
  expect(field.type).toBe('password');
});

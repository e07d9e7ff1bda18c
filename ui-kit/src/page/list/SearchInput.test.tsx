// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SearchInput } from './SearchInput.tsx';

/** A filter that follows a turn later, as the router's address does, and a way to clear it from outside. */
function Filtered() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchInput
        label="Search"
        value={text}
        onChange={(next) => void Promise.resolve().then(() => setText(next))}
      />
      <button type="button" onClick={() => setText('')}>
        Clear
      </button>
      <output>{text}</output>
    </>
  );
}

describe('a search field whose filter follows later', () => {
  it('keeps every letter and the place of the cursor', async () => {
    render(<Filtered />);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await userEvent.type(field, 'mesa');
    await userEvent.type(field, 'X', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field.value).toBe('mXesa');
    expect(field.selectionStart).toBe(2);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('mXesa'));
  });

  it('is emptied from outside', async () => {
    render(<Filtered />);
    await userEvent.type(screen.getByRole('searchbox'), 'mesa');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
  });
});

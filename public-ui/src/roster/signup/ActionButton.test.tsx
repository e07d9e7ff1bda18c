// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ActionButton } from './ActionButton.tsx';

afterEach(cleanup);

/** Beside another place to go to. */
function row(busy: boolean) {
  const action = { busy, run: () => undefined };
  return (
    <>
      <ActionButton text="Apply" label="Apply for Morning" action={action} />
      <input aria-label="Search" />
    </>
  );
}
/** As browsers do to a button that waits. This one leaves it there, so it goes by way of another place. */
function loseFocus() {
  search().focus();
  search().blur();
}
const search = () => screen.getByLabelText('Search');
const apply = () => screen.getByRole('button', { name: 'Apply for Morning' });

it('has the focus again after a refusal, where it was pressed', () => {
  const { rerender } = render(row(false));
  apply().focus();
  rerender(row(true));
  loseFocus();
  expect(document.activeElement).toBe(document.body);
  rerender(row(false));
  expect(document.activeElement).toBe(apply());
});

it('takes the focus from nobody who has gone on', () => {
  const { rerender } = render(row(false));
  apply().focus();
  rerender(row(true));
  search().focus();
  rerender(row(false));
  expect(document.activeElement).toBe(search());
});

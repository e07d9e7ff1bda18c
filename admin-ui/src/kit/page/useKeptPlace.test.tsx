// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptPlace } from './useKeptPlace.ts';

interface Line {
  readonly name: string;
  readonly busy: boolean;
}

const Courts = ({ lines }: { readonly lines: readonly Line[] }) => (
  <ul {...useKeptPlace()}>
    {lines.map(({ name, busy }) => (
      <li key={name}>{busy && <button type="button">{name}</button>}</li>
    ))}
  </ul>
);

const line = (name: string, busy = true): Line => ({ name, busy });
const [one, two, three] = [line('1'), line('2'), line('3')];

it.each([
  ['the row that came into the place of one that went', [one, three], '3'],
  ['the next row where its own keeps no button', [one, line('2', false), three], '3'],
  ['the row before where there is no next', [one, line('2', false)], '1'],
])('leaves the focus to %s', (_, left, focused) => {
  const { rerender } = render(<Courts lines={[one, two, three]} />);
  screen.getByRole('button', { name: '2' }).focus();
  rerender(<Courts lines={left} />);
  expect(document.activeElement?.textContent).toBe(focused);
});

it('does so though the question about it closes after the row has gone', async () => {
  const { rerender } = render(<Courts lines={[one, two, three]} />);
  screen.getByRole('button', { name: '2' }).focus();
  const question = document.body.appendChild(document.createElement('div'));
  question.className = 'MuiModal-root';
  question.append(document.createElement('button'));
  question.querySelector('button')?.focus();
  rerender(<Courts lines={[one, three]} />);
  question.remove();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('3'));
});

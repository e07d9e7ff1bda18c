// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectInput } from './SelectInput.tsx';

it('shows no other option than it sends where a live list has lost the chosen one', () => {
  const select = (options: readonly (readonly [string, string])[]) => (
    <SelectInput label="Category" value="venue" options={options} onChange={() => undefined} />
  );
  const { rerender } = render(
    select([
      ['food', 'Food'],
      ['venue', 'Venue'],
    ]),
  );
  rerender(select([['food', 'Food']]));
  const { value, selectedOptions } = screen.getByLabelText('Category') as HTMLSelectElement;
  expect([value, selectedOptions[0]?.textContent]).toEqual(['venue', '']);
});

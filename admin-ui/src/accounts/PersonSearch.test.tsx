// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PersonSearch } from './PersonSearch.tsx';

test('two people of one name are told apart by their credentials and their town', async () => {
  const ana = { name: 'Ana Lee', credentials: 'Certified' };
  const people = [
    { ...ana, ref_id: 'a1', city: 'Naples', state: 'FL' },
    { ...ana, ref_id: 'a2', city: null, state: null },
  ];
  const nothing = () => undefined;
  render(
    <PersonSearch
      label="Find"
      search="ana"
      onSearch={nothing}
      people={people}
      busy={false}
      onPick={nothing}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('2 found');
  screen.getByLabelText('Find').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Ana LeeCertified · Naples, FL',
    'Ana LeeCertified',
  ]);
});

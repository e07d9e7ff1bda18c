// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useUrlFilter } from './urlFilter.ts';

const DEFAULTS = { tab: 'courts' };

function Page() {
  const { set } = useUrlFilter(DEFAULTS);
  const navigate = useNavigate();
  const leave = () => {
    void navigate('/late');
    set({ tab: 'courts' });
  };
  return (
    <button type="button" onClick={leave}>
      Leave
    </button>
  );
}

describe('a filter set to what it is', () => {
  it('lets a screen come that is on its way', async () => {
    const late = { path: '/late', lazy: async () => ({ element: <h1>Late</h1> }) };
    render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }, late])} />);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeTruthy();
  });
});

// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { UpdateList } from './UpdateList.tsx';

const update = (first: string) => ({
  ...{ id: first, ref_id: first, first, last: 'Lee', status: 'checked in' as const, reason: null },
  date_time: '2027-03-06T15:00:00.000Z',
});

it('leaves the focus to the update that comes into the place of one that was removed', async () => {
  const [ann, ben, cyd] = [update('Ann'), update('Ben'), update('Cyd')];
  const list = (updates: readonly ReturnType<typeof update>[]) => (
    <UpdateList tid="t1" updates={updates as never} />
  );
  const draw = drawInTournament(list([ann, ben, cyd]), () => ({ message: 'removed' }));
  (await screen.findByRole('button', { name: /^Remove: Ben/ })).focus();
  await userEvent.keyboard('{Enter}');
  draw(list([ann, cyd]));
  await waitFor(() => expect(screen.queryByText(/Ben/)).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Remove: Cyd/));
});

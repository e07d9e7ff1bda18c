// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { savedFiles } from '../../kit/report/testing/savedFiles.ts';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { ScheduleRecap } from './ScheduleRecap.tsx';

const saved = savedFiles();

it('says levels in a file as the screen does', async () => {
  localStorage.setItem('courtcrew.language', 'es');
  drawInTournament(<ScheduleRecap />, () => [
    {
      ...{ ref_id: 'ana', first: 'Ana', last: 'Lee', name: 'Ana Lee', credentials: 'Level 2' },
      ...{
        credentials_verified: true,
        shift_count: 1,
        confirmed_count: 1,
        wait_count: 0,
        time: 240,
        shifts: [],
      },
    },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
  const [file] = saved.mock.calls[0] ?? [];
  expect(await file?.text()).toContain('Nivel 2');
  localStorage.clear();
});

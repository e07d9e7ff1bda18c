// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { CopyPlanDialog } from './CopyPlanDialog.tsx';

it('has the keys at the plan to copy once the plans are there', async () => {
  drawInTournament(<CopyPlanDialog onClose={() => undefined} />, () => [
    { tid: 't2', name: 'Dallas', items: 3 },
  ]);
  const first = await screen.findByLabelText(/^Tournament/);
  expect(document.activeElement).toBe(first);
});

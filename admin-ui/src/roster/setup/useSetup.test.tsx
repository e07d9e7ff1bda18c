// @vitest-environment happy-dom

import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { ShiftForm } from './ShiftForm.tsx';
import { type Setup, useSetup } from './useSetup.ts';

const shift = {
  ...{ sid: 's1', tid: 't1', name: 'Night', category: 'Referee', kind: 'official', time_zone: 'UTC' },
  ...{ start: '2026-03-08T03:00:00.000Z', end: '2026-03-08T10:00:00.000Z', spots: 2, wait_spots: 0 },
  ...{ certified: null, level_two: null, level_one: null, none: null, version: 3, color: '#009CAE' },
  description: '',
} as unknown as ShiftRow;

function Setting({ use }: { readonly use: (setup: Setup) => void }) {
  const setup = useSetup();
  use(setup);
  const { edit, pattern } = setup.inForm;
  return <ShiftForm key={setup.formKey} shift={edit} pattern={pattern} onDone={setup.close} />;
}

async function setting() {
  let now: Setup | undefined;
  const use = (setup: Setup) => {
    now = setup;
  };
  drawInTournament(<Setting use={use} />, () => []);
  await screen.findByLabelText('Name');
  return { open: (next: Parameters<Setup['open']>[0]) => act(async () => now?.open(next)) };
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');

it('fills the form anew from a shift that is opened again, as others have changed it', async () => {
  const { open } = await setting();
  await open({ edit: shift });
  expect(name().value).toBe('Night');
  await open({ edit: { ...shift, name: 'Late', version: 4 } });
  expect(name().value).toBe('Late');
});

it('does not change a shift to what was typed for one made after its pattern', async () => {
  const { open } = await setting();
  await open({ pattern: shift });
  await userEvent.type(name(), ' two');
  await open({ edit: shift });
  expect(name().value).toBe('Night');
});

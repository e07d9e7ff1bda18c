// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { shift } from '../testing/rows.ts';
import { PaperByDay } from './Paper.tsx';

it('says the categories of a printed schedule in Spanish', async () => {
  localStorage.setItem('courtcrew.language', 'es');
  onTestFinished(() => localStorage.clear());
  const shifts = [{ ...shift('a', 8, 12), category: 'Chair Umpire' }];
  drawInTournament(<PaperByDay shifts={shifts} applied={false} />, () => []);
  expect(await screen.findByRole('cell', { name: 'Juez de silla' })).toBeTruthy();
});

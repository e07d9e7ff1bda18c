// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import { type LogEntry, useLogColumns } from './logColumns.tsx';

const entry = (section: LogEntry['section'], name: string) =>
  ({ section, name, category: 'Referee' }) as unknown as LogEntry;

function Shifts() {
  const shift = useLogColumns('UTC').find(({ key }) => key === 'name');
  return [entry('referee', 'Court 1'), entry('volunteer', 'Gate A')].map((row) => (
    <p key={row.name}>{shift?.value?.(row)}</p>
  ));
}

it('says the category of an official in Spanish, and one of volunteers as the desk wrote it', async () => {
  localStorage.setItem('courtcrew.language', 'es');
  onTestFinished(() => localStorage.clear());
  drawInTournament(<Shifts />, () => []);
  expect(await screen.findByText('Court 1 · Árbitro')).toBeTruthy();
  expect(screen.getByText('Gate A · Referee')).toBeTruthy();
});

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { it } from 'vitest';
import { TodayShifts } from './TodayShifts.tsx';

const shift = (shift_name: string, waiver_missing: boolean) => ({
  shift_id: shift_name,
  sid: shift_name,
  vcid: 'k',
  category: 'Parking',
  shift_name,
  start_time: '2030-03-05T08:00:00.000Z',
  end_time: '2030-03-05T12:00:00.000Z',
  waitlist: false,
  confirmed: false,
  captain: false,
  waiver_missing,
});

it('says once that the waiver of any of the day is missing', () => {
  const { rerender } = render(<TodayShifts shifts={[shift('Gate A', true), shift('Gate B', true)]} />);
  screen.getByText('Parking, Gate A · Parking, Gate B · Waiver missing');
  rerender(<TodayShifts shifts={[shift('Gate A', false)]} />);
  screen.getByText('Parking, Gate A');
});

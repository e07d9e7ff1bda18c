// @vitest-environment happy-dom
import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answersNobody, inStaffApp } from '../../shell/testing/inStaffApp.tsx';
import { QueueLine } from './QueueLine.tsx';

const show = (end_time: string) => {
  const row = { ref_id: 'ann', first: 'Ann', last: 'Lee', credentials: null, since: end_time, end_time };
  const entry = { row: row as QueueRow, position: 1, isChanged: false, isBusy: false };
  const wrapper = inStaffApp(answersNobody);
  render(<QueueLine entry={entry} zone="UTC" onGrab={() => {}} />, { wrapper });
};

it('says until when somebody stays, and that their shift is over', () => {
  show('2099-03-07T16:00:00.000Z');
  expect(screen.getByText('until 4:00 pm')).toBeTruthy();
  cleanup();
  show('2020-03-07T16:00:00.000Z');
  expect(screen.getByText('over 4:00 pm').title).toBe('Shift over');
});

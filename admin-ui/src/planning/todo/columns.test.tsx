// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import type { TodoItem } from '../item.ts';
import { useTodoColumns } from './columns.tsx';

function Due({ item }: { readonly item: TodoItem }) {
  return useTodoColumns()
    .find(({ key }) => key === 'due_date')
    ?.cell?.(item);
}

it.each([
  ['en', '03/07/2026'],
  ['es', /^7 (de )?mar (de )?2026$/],
])('says by when a task is due so that it can be taken for no other day in %s', async (language, written) => {
  localStorage.setItem('courtcrew.language', language);
  onTestFinished(() => localStorage.clear());
  const item = { due_date: '2026-03-07', when: 'later', completed: false } as unknown as TodoItem;
  drawInTournament(<Due item={item} />, () => []);
  expect(await screen.findByText(written)).toBeTruthy();
});

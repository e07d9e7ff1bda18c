// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { typedWhenRowLeft } from '../../shell/testing/inList.tsx';
import type { TodoItem } from '../item.ts';
import { TodoActs } from './columns.tsx';

it('keeps the details of a task whose row leaves the list, with what was typed for the next one', async () => {
  const item = { pid: 'p1', tid: 't1', todo_title: 'Order', names: [], details: [] } as unknown as TodoItem;
  expect(await typedWhenRowLeft(<TodoActs item={item} />, 'Details of Order', /^Detail\b/)).toBe('7');
});

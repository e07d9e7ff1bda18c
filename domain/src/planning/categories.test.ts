import { describe, test } from 'vitest';
import { item, order, plan } from './planning.fixtures.ts';
import { DUPLICATE_CATEGORY } from './refusals.ts';

describe('to-do categories', () => {
  test.each(['Food', 'food', ' FOOD '])('are not called like another: %j', (category) => {
    plan().when({ type: 'AddTodoCategory', category }).thenRefused('taken', DUPLICATE_CATEGORY);
  });

  test('keep their own name in another case, but no other’s', () => {
    const balls = { type: 'TodoCategoryAdded', data: { cid: 'balls', category: 'Balls' } } as const;
    const rename = { type: 'RenameTodoCategory', cid: 'balls', seen: {} } as const;
    plan(balls)
      .when({ ...rename, category: 'BALLS' })
      .then({ type: 'TodoCategoryRenamed', data: { cid: 'balls', category: 'BALLS' } });
    plan(balls)
      .when({ ...rename, category: 'food' })
      .thenRefused('taken');
    plan(balls)
      .when({ ...rename, category: '' })
      .thenRefused('invalid');
    // Another desk has called it so since.
    plan(balls)
      .when({ ...rename, category: 'Balls and nets', seen: { category: 'Nets' } })
      .thenRefused('changed');
    plan(balls)
      .when({ ...rename, category: 'Balls', seen: { category: 'Nets' } })
      .then();
  });

  test('are deleted only while they are empty', () => {
    const remove = { type: 'DeleteTodoCategory', cid: 'food' } as const;
    plan()
      .when(remove)
      .then({ type: 'TodoCategoryDeleted', data: { cid: 'food' } });
    plan(item(order)).when(remove).thenRefused('in-use');
    plan()
      .when({ ...remove, cid: 'gone' })
      .thenRefused('not-found');
  });
});

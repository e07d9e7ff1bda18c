// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { typedWhenRowLeft } from '../shell/testing/inList.tsx';
import { VerdictActs } from './approvals/ApprovalList.tsx';
import type { Approval } from './approvals/approval.ts';
import { CategoryActs } from './volunteers/categories/CategoriesPage.tsx';
import type { Category } from './volunteers/categories/category.ts';

const ana = { id: 't1~ana', tid: 't1', ref_id: 'ana', name: 'Ana Lee', referee_approved: null } as Approval;
const parking = { id: 't1~k1', tid: 't1', vcid: 'k1', name: 'Parking', description: '' } as Category;

it.each<[string, RegExp, ReactNode]>([
  ['Approve: Ana Lee', /^Note/, <VerdictActs key="a" who={ana} />],
  ['Edit: Parking', /^Description/, <CategoryActs key="p" category={parking} />],
])('%s stays open with what was typed where its row leaves the list', async (button, field, row) => {
  expect(await typedWhenRowLeft(row, button, field)).toBe('7');
});

import { notFound } from '../kernel/refusal.ts';
import { refuseStale } from '../kernel/seen.ts';
import type { Decide } from './commands.ts';
import { UNKNOWN_ITEM } from './decideItems.ts';
import { DETAILS_MAX, TITLE_REQUIRED } from './model.ts';
import * as refusals from './refusals.ts';
import { detailIn } from './state.ts';

/** The steps of a to-do item. */

const UNKNOWN = notFound('Detail');

export const addDetail: Decide<'AddDetail'> = (state, { pid, title, note }, { newId }) => {
  const item = state.items.get(pid);
  if (!item?.fields.todo) return UNKNOWN_ITEM;
  if (title === '') return refusals.invalid('title', TITLE_REQUIRED);
  if (item.details.size >= DETAILS_MAX) return refusals.full('details of one item');
  return [{ type: 'TodoDetailAdded', data: { pid, pdid: newId(), title, note } }];
};

export const editDetail: Decide<'EditDetail'> = (state, { pdid, changes, seen }) => {
  const found = detailIn(state, pdid);
  if (!found) return UNKNOWN;
  const { title, note } = changes;
  if (title === '') return refusals.invalid('title', TITLE_REQUIRED);
  const { pid, detail } = found;
  const stale = refuseStale(detail, { title, note }, seen);
  if (stale) return stale;
  const change = {
    ...(title !== undefined && title !== detail.title && { title }),
    ...(note !== undefined && note !== detail.note && { note }),
  };
  return Object.keys(change).length === 0
    ? []
    : [{ type: 'TodoDetailEdited', data: { pid, pdid, ...change } }];
};

export const finishDetail: Decide<'FinishDetail'> = (state, { pdid, completed }) => {
  const found = detailIn(state, pdid);
  if (!found) return UNKNOWN;
  const { pid, detail } = found;
  const after = completed ?? !detail.completed;
  return after === detail.completed
    ? []
    : [{ type: 'TodoDetailFinished', data: { pid, pdid, completed: after } }];
};

export const removeDetail: Decide<'RemoveDetail'> = (state, { pdid }) => {
  const found = detailIn(state, pdid);
  return found ? [{ type: 'TodoDetailRemoved', data: { pid: found.pid, pdid } }] : UNKNOWN;
};

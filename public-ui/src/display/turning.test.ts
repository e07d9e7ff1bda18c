import { describe, expect, it } from 'vitest';
import { FIRST, pageShown, type Turn, type Turning, turned } from './turning.ts';

const PAGES = [new Set(['court:1', 'court:2']), new Set(['court:3', 'court:4']), new Set(['court:5'])];
const after = (...turns: Turn[]): Turning => turns.reduce((state, turn) => turned(state, turn, PAGES), FIRST);
const changed = (...keys: string[]): Turn => ({ type: 'changed', keys: new Set(keys) });
const to = (page: number): Turn => ({ type: 'to', page });

describe('turning pages', () => {
  it('goes round, also backwards', () => {
    expect(after(to(3)).page).toBe(0);
    expect(after(to(-1)).page).toBe(2);
  });

  it('keeps what changed on a page nobody sees, and marks it when the page is shown', () => {
    const waiting = after(changed('court:1', 'court:3', 'queue:ann'));
    expect([...waiting.unseen]).toEqual(['court:3']);
    const shown = turned(waiting, to(1), PAGES);
    expect([...shown.late]).toEqual(['court:3']);
    expect(shown.unseen.size).toBe(0);
    expect(turned(shown, { type: 'seen' }, PAGES).late.size).toBe(0);
  });

  it('leaves the news of a third page for its turn', () => {
    expect([...after(changed('court:3', 'court:5'), to(1)).unseen]).toEqual(['court:5']);
  });

  it('changes nothing for what the page itself marks, or is marked already', () => {
    const waiting = after(changed('court:3'));
    expect(turned(waiting, changed('court:3'), PAGES)).toBe(waiting);
    expect(turned(FIRST, changed('court:2'), PAGES)).toBe(FIRST);
  });

  it('stops and goes on', () => {
    expect(after({ type: 'pause' }).paused).toBe(true);
    expect(after({ type: 'pause' }, { type: 'pause' }).paused).toBe(false);
  });

  it('shows the last page there is when the one before is no more', () => {
    expect(pageShown(after(to(2)), 2)).toBe(1);
    expect(pageShown(FIRST, 0)).toBe(0);
    expect(turned(after(to(2)), to(1), []).page).toBe(0);
  });
});

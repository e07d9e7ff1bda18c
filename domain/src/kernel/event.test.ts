import { describe, expect, test } from 'vitest';
import { type EventMeta, event, lifted, SYSTEM, schemaOf, sealsOf } from './event.ts';

const declared = {
  Moved: event<{ to: readonly string[]; why: string | null }>('Moved', {
    sealed: { to: ['why'] },
    earlier: [
      ({ place }: { place: string }) => ({ place, why: null }),
      ({ place, why }: { place: string; why: string | null }) => ({ to: [place], why }),
    ],
  }),
  Stayed: event<{ at: string }>('Stayed'),
};
const meta = (schema: number): EventMeta => ({
  commandId: 'c',
  actor: SYSTEM,
  at: '2026-03-01T12:00:00.000Z',
  schema,
  correlation: 'r',
  causation: 'r',
});

describe('a declared event', () => {
  test('has as many versions as there were shapes, and says what is sealed', () => {
    expect([schemaOf(declared, 'Moved'), schemaOf(declared, 'Stayed')]).toEqual([3, 1]);
    expect(sealsOf(declared)).toEqual({ Moved: [{ owner: 'to', fields: ['why'] }] });
  });

  test('is read in its present shape, whichever version was written', () => {
    const read = (type: string, data: object, schema: number) =>
      lifted(declared, { type, data, meta: meta(schema) });
    const present = { type: 'Moved', data: { to: ['court 1'], why: null }, meta: meta(3) };
    expect(read('Moved', { place: 'court 1' }, 1)).toEqual(present);
    expect(read('Moved', { place: 'court 1', why: null }, 2)).toEqual(present);
    expect(read('Moved', present.data, 3)).toEqual(present);
  });

  test('of a newer version, or of a type nobody knows here, is left as it is', () => {
    const newer = { type: 'Moved', data: { lines: 3 }, meta: meta(4) };
    const unknown = { type: 'Flown', data: {}, meta: meta(1) };
    expect(lifted(declared, newer)).toBe(newer);
    expect(lifted(declared, unknown)).toBe(unknown);
  });
});

import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { count, id, requiredText, text } from './fields.ts';

const faultOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('A whole number', () => {
  test.each([
    [7, 7],
    ['7', 7],
    [' 7 ', 7],
    ['', 0],
    [null, 0],
  ])('%j of a form is read as %i', (sent, read) => {
    expect(count(10).parse(sent)).toBe(read);
  });

  test.each([
    [true, 'must be a number'],
    [[1], 'must be a number'],
    [{}, 'must be a number'],
    ['1a2', 'must be a number'],
    [1.5, 'must be a whole number'],
    [-1, 'must not be negative'],
    [11, 'must be at most 10'],
    [undefined, 'is required'],
  ])('%j is none', (sent, fault) => {
    expect(faultOf(count(10), sent)).toBe(fault);
  });
});

describe('A field that was not sent is required, one of another type is told its own', () => {
  test.each([
    ['text', text(5), 'must be text'],
    ['required text', requiredText(5), 'must be text'],
    ['an id', id, 'must be an id'],
  ])('%s', (_, schema, wrong) => {
    expect(faultOf(schema, undefined)).toBe('is required');
    expect(faultOf(schema, 5)).toBe(wrong);
  });
});

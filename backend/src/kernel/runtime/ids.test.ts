import { expect, test } from 'vitest';
import { eventId, uuid5 } from './ids.ts';

const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

test('makes the UUID of the example in RFC 9562, appendix A.4', () => {
  expect(uuid5('www.example.com', DNS)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

// Ids that are in logs already; a command sent again must find them.
test.each([
  ['roster-t1', '4f1c8a52-0f0e-5d0c-9a6b-5b8f6f1d2c3e', '2f5c9f2c-11ab-5df7-ae26-977f5f919cf8'],
  ['roster-t1\nmoved', '4f1c8a52-0f0e-5d0c-9a6b-5b8f6f1d2c3e', 'e869d864-3460-5388-a0ff-ac9ed88959c6'],
  ['clé\nç\n😀', '5b0c1c0e-6a0f-4a8e-9d43-0d6f1f2a7c55', '54b0a14f-f266-5c46-bb3e-c274b6d66942'],
])('makes the same UUID of %j as before', (name, namespace, id) => {
  expect(uuid5(name, namespace)).toBe(id);
});

test('makes the same ids of events as before', () => {
  expect([0, 1].map((index) => eventId('4f1c8a52-0f0e-5d0c-9a6b-5b8f6f1d2c3e', index))).toEqual([
    '8444de56-ef10-506e-8b8b-e2adc001d7bb',
    'c20d32a8-475b-5edf-8050-950b9865b870',
  ]);
});

test('refuses a namespace that is no UUID', () => {
  expect(() => uuid5('name', 'roster-t1')).toThrow(TypeError);
});

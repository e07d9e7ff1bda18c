import type { BoardPatch } from '@courtcrew/domain/board/shapes.ts';

type Check = (value: unknown) => boolean;

const field = (value: unknown, name: string): unknown =>
  Object.getOwnPropertyDescriptor(Object(value), name)?.value;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const absentOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const rowsWith = (key: string, check: Check): Check => absentOr(listOf((row) => check(field(row, key))));
const keys = absentOr(listOf(isText));

const PARTS: Readonly<Record<string, Check>> = {
  courts: rowsWith('court_order', isNumber),
  queue: rowsWith('ref_id', isText),
  aux: rowsWith('id', isText),
  clipboards: rowsWith('id', isText),
  gone: absentOr((gone) => ['queue', 'aux', 'clipboards'].every((list) => keys(field(gone, list)))),
};

/** Whether a frame patches the board. Checks keys alone: a schema would weigh more than the television's page. */
export const isPatch = (data: unknown): data is BoardPatch =>
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  Object.keys(data).every((name) => Object.hasOwn(PARTS, name)) &&
  Object.entries(PARTS).every(([name, check]) => check(field(data, name)));

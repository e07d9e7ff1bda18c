import type { Step } from './steps.ts';

/** What repeats from step to step: each value is written once, and a step says which. */
const REPEATED = ['type', 'actor', 'refs', 'about', 'sid', 'court', 'called', 'desks', 'changed'] as const;
type Repeated = (typeof REPEATED)[number];

/** Steps of a stream one behind the other. Their numbers follow from where they stand. */
interface Columns {
  readonly position: readonly string[];
  readonly at: readonly string[];
  readonly values: readonly unknown[];
  readonly which: Readonly<Record<Repeated, readonly number[]>>;
}

/** Steps as columns, which take a tenth of the time to read that their events would. */
export function columnsOf(steps: readonly Step[]): Columns {
  const values = new Map<string, number>();
  const numberOf = (value: unknown): number => {
    const text = JSON.stringify(value);
    const number = values.get(text) ?? values.size;
    values.set(text, number);
    return number;
  };
  const columns = REPEATED.map((field) => [field, steps.map((step) => numberOf(step[field]))]);
  return {
    position: steps.map(({ position }) => String(position)),
    at: steps.map(({ at }) => at),
    values: [...values.keys()].map((text) => JSON.parse(text)),
    which: Object.fromEntries(columns),
  };
}

/** The steps again, which follow on one. */
export function stepsIn(columns: Columns, stream: string, before: Step | undefined): Step[] {
  const { values, which } = columns;
  const first = (before?.revision ?? -1) + 1;
  let latest = before?.latest ?? '';
  return columns.at.map((at, index) => {
    if (at > latest) latest = at;
    const value = <Field extends Repeated>(field: Field) =>
      values[which[field][index] as number] as Step[Field];
    return {
      ...{ revision: first + index, position: BigInt(columns.position[index] as string), at, latest, stream },
      ...{ type: value('type'), actor: value('actor'), refs: value('refs'), about: value('about') },
      ...{ sid: value('sid'), court: value('court'), called: value('called'), desks: value('desks') },
      changed: value('changed'),
    };
  });
}

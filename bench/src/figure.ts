/** One line of the table. */
export interface Figure {
  readonly name: string;
  /** With its unit. */
  readonly measured: string;
  /** What it is compared with, measured in the same run; empty where the goal is a number of its own. */
  readonly reference?: string;
  /** Measured by reference. */
  readonly ratio?: number;
  readonly goal: string;
  readonly met: boolean;
}

/** A count that is wrong makes every time worthless. */
export class WrongCount extends Error {
  override readonly name = 'WrongCount';
}

/** Throws `WrongCount` unless both are the same. */
export function mustBe(what: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new WrongCount(`${what}: ${is} instead of ${should}`);
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const p99 = (values: readonly number[]): number => quantile(values, 0.99);

export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en-US')}/s`;
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;
export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1_000)} kB`;

export const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

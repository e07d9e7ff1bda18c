import type { TimeZone } from './zones.ts';

/** A text by its key, which is its English as in gettext: as it is, or with `{places}` and what fills them. */
export type Text = string | Filled;

export interface Filled {
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A name or number as it is, an instant at a place, or a text that is translated by its own key. */
export type Value = string | number | Moment | Filled;

export interface Moment {
  readonly at: string;
  readonly zone: TimeZone;
  /** With its year, where it may lie outside of a tournament's own days. */
  readonly dated?: boolean;
}

/** Names of the `{places}` of a template. */
export type PlacesOf<Template extends string> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/** A text whose places are filled; one that is left empty does not compile. */
export const filled = <const Key extends string>(
  key: Key,
  values: Readonly<Record<PlacesOf<Key>, Value>>,
): Filled => ({ key, values });

/** A text as what fills a place of another one: translated by its key. */
export const within = (text: Text): Filled => (typeof text === 'string' ? { key: text, values: {} } : text);

/** Texts one after the other. */
export const inTurn = (texts: readonly Text[], between: string): Filled =>
  within(
    texts.reduce((all, text) => ({
      key: `{all}${between}{next}`,
      values: { all: within(all), next: within(text) },
    })),
  );

/** A rule of a field after the field's name: `phone must be text`. */
export const ofField = (field: string, rule: Text): Filled =>
  filled('{field} {rule}', { field: within(field), rule: within(rule) });

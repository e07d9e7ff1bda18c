import { type RecordedEvent, sealsOf } from '@courtcrew/domain/kernel/event.ts';
import { erasedLetters } from '@courtcrew/projections/messaging/index.ts';
import type { Product } from '../kernel/area.ts';
import { sealedIn, sealOwnersOf } from '../kernel/privacy/vault.ts';

/** What proves who somebody is, even to those who look after the platform: nobody opens it. */
const PROVES_WHO: ReadonlySet<string> = new Set(['password_hash', 'secret', 'recovery', 'code']);

/** What is sealed in an event, opened: null for who was erased. */
export interface Opened {
  readonly words: Readonly<Record<string, unknown>>;
  /** Whose it is, but for the reader's own. */
  readonly people: readonly string[];
}

const letterOf = ({ data }: RecordedEvent): string => String(Object(data).letter_id ?? '');

/** What is sealed in each of these, as they lie in the log. Words of a letter that were erased with whom it was to stay so. */
export async function openedIn(
  { db, read, events: declared }: Pick<Product, 'db' | 'read' | 'events'>,
  stored: readonly RecordedEvent[],
  reader: string,
): Promise<readonly Opened[]> {
  const seals = sealsOf(declared);
  const open = await read(stored);
  const erased = await erasedLetters(db, stored.map(letterOf).filter(Boolean));
  return stored.map((event, index) => {
    const data = erased.has(letterOf(event)) ? {} : Object(open[index]?.data);
    const sealed = sealedIn(event.data).sealed.filter((field) => !PROVES_WHO.has(field));
    return {
      words: Object.fromEntries(sealed.map((field) => [field, data[field] ?? null])),
      people: sealOwnersOf(event, seals).filter((one) => one !== reader),
    };
  });
}

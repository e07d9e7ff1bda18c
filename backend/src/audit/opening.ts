import { type RecordedEvent, sealsOf } from '@courtcrew/domain/kernel/event.ts';
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

/** What is sealed in each of these, as they lie in the log. */
export async function openedIn(
  { read, events: declared }: Pick<Product, 'read' | 'events'>,
  stored: readonly RecordedEvent[],
  reader: string,
): Promise<readonly Opened[]> {
  const seals = sealsOf(declared);
  const open = await read(stored);
  return stored.map((event, index) => {
    const data = Object(open[index]?.data);
    const sealed = sealedIn(event.data).sealed.filter((field) => !PROVES_WHO.has(field));
    return {
      words: Object.fromEntries(sealed.map((field) => [field, data[field] ?? null])),
      people: sealOwnersOf(event, seals).filter((one) => one !== reader),
    };
  });
}

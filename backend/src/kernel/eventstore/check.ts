import { APPEND_BYTES, AppendTooLarge, type NewEvent } from './port.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An event as text, safe to hand to a driver. */
export interface SerialisedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly meta: string;
}

/** What an event measures in the log. The type counts twice, as an EventStoreDB keeps it in UTF-16. */
const bytesOf = ({ type, data, meta }: SerialisedEvent): number =>
  2 * type.length + Buffer.byteLength(data) + Buffer.byteLength(meta);

function checkSize(events: readonly SerialisedEvent[]): void {
  let bytes = 0;
  for (const [index, event] of events.entries()) {
    bytes += bytesOf(event);
    if (bytes > APPEND_BYTES) throw new AppendTooLarge(index);
  }
}

const json = (what: string, value: unknown): string => {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`${what} is not JSON`);
  return text;
};

/**
 * Serialises a batch before anything is sent. One event that cannot be written must fail its own append here:
 * further on it would fail everybody's who shares the round trip, or leave a driver waiting for ever.
 * @throws TypeError for an empty batch, a repeated or malformed id, a name with NUL, data that is not JSON
 * @throws AppendTooLarge
 */
export function serialise(stream: string, events: readonly NewEvent[]): SerialisedEvent[] {
  if (events.length === 0) throw new TypeError(`nothing to append to ${stream}`);
  if (stream === '' || stream.includes('\0')) throw new TypeError('a stream needs a name without NUL');
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new TypeError('an event id is repeated');
  const serialised = events.map(({ id, type, data, meta }) => {
    if (!UUID.test(id)) throw new TypeError(`${id} is not a lower-case UUID`);
    if (type === '' || type.includes('\0')) throw new TypeError('an event needs a type without NUL');
    return { id, type, data: json(`data of ${type}`, data), meta: json(`metadata of ${type}`, meta) };
  });
  checkSize(serialised);
  return serialised;
}

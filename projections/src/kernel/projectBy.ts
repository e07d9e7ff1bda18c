import type { DomainEvent, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Rows } from './readModel.ts';

/** One function per event type of an area; the compiler asks for every type. */
export type Projectors<Event extends DomainEvent> = {
  [Type in Event['type']]: (
    data: Extract<Event, { type: Type }>['data'],
    event: RecordedEvent,
    rows: Rows,
  ) => void;
};

/**
 * Makes a read model's `project`. A type it ignores is named in `Ignored`: one that is neither there nor here does not
 * compile. Types it does not know, such as those of a newer process, change nothing.
 */
export function projectBy<Event extends DomainEvent, Ignored extends Event['type'] = never>(
  projectors: Projectors<Exclude<Event, { type: Ignored }>>,
): (event: RecordedEvent, rows: Rows) => void {
  return (event, rows) => {
    const projector = Object.hasOwn(projectors, event.type)
      ? (projectors[event.type as keyof typeof projectors] as (
          data: unknown,
          event: RecordedEvent,
          rows: Rows,
        ) => void)
      : undefined;
    projector?.(event.data, event, rows);
  };
}

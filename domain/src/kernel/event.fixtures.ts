import { type EventMeta, type Position, type RecordedEvent, SYSTEM } from './event.ts';

/** Of an event whose author and time do not matter. */
export const META: EventMeta = {
  commandId: 'c',
  actor: SYSTEM,
  at: '2026-05-01T12:00:00.000Z',
  schema: 1,
  correlation: 'c',
  causation: 'c',
};

/** An event at a place of the log; what is not said of it does not matter. */
export const recordedAt = (position: Position, said: Partial<RecordedEvent> = {}): RecordedEvent => ({
  ...{ id: `e${position}`, stream: 'board-t1', revision: 0, type: 'Said', data: {}, meta: META },
  ...said,
  position,
});

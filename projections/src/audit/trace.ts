import { STREAM_KINDS } from '@courtcrew/domain/audit/index.ts';
import { type Position, type RecordedEvent, streamId, streamKind } from '@courtcrew/domain/kernel/event.ts';
import { column, nullable, type ReadModel, type RowOf, type Rows, table } from '../kernel/readModel.ts';

/** Where each event lies in the log, who caused it and what it belongs to: nothing of what it says. */
export const traced = table(
  'events',
  {
    /** Padded, so that texts are in the order of the log: one store's positions have 128 bits. */
    position: column('text'),
    id: column('text'),
    stream: column('text'),
    kind: column('text'),
    /** What stands behind the kind in the stream's name. */
    stream_id: column('text'),
    revision: column('integer'),
    type: column('text'),
    time: column('timestamptz'),
    author: nullable('text'),
    /** self, admin or system */
    author_as: column('text'),
    correlation: column('text'),
    causation: column('text'),
  },
  ['position'],
  [
    '(id)',
    '(correlation)',
    '(stream_id, position)',
    '(author, position)',
    '(type, position)',
    '(kind, position)',
  ],
);

export type TraceDatabase = { 'trace.events': RowOf<typeof traced> };

const DIGITS = 39;

/** A position as the table has it. */
export const placeOf = (position: Position): string => String(position).padStart(DIGITS, '0');

/** The log's table of contents. Whoever writes does not wait for it. */
export const traceModel: ReadModel = {
  name: 'trace',
  version: 3,
  streams: STREAM_KINDS,
  aside: true,
  tables: [traced],
  project({ position, id, stream, revision, type, meta }: RecordedEvent, rows: Rows): void {
    const { at: time, actor, correlation, causation } = meta;
    rows.put(traced, {
      ...{ position: placeOf(position), id, stream, revision, type, time, correlation, causation },
      ...{ kind: streamKind(stream), stream_id: streamId(stream) },
      ...{ author: actor.ref, author_as: actor.as },
    });
  },
};

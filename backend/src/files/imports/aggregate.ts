import { importEvents } from '@courtcrew/domain/files/imports/events.ts';
import { imports } from '@courtcrew/domain/files/imports/import.ts';
import { aggregate } from '../../kernel/runtime/aggregate.ts';

/** The imports of a tournament. */
export const importAggregate = aggregate('import', imports, importEvents);

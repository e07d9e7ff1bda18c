import { person, personEvents } from '@courtcrew/domain/accounts/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

export const personAggregate = aggregate('person', person, personEvents);

import type { PersonCommand, PersonState } from '@courtcrew/domain/accounts/index.ts';
import { type PersonEvent, person, personEvents } from '@courtcrew/domain/accounts/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

export const personAggregate: Aggregate<PersonState, PersonCommand, PersonEvent> = {
  name: 'person',
  decider: person,
  events: personEvents,
};

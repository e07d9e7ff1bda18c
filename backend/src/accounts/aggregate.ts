import type { PersonCommand, PersonState } from '@courtcrew/domain/accounts/index.ts';
import { type PersonEvent, person, personSeals } from '@courtcrew/domain/accounts/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

/** One person's stream, `person-{ref_id}`. */
export const personAggregate: Aggregate<PersonState, PersonCommand, PersonEvent> = {
  name: 'person',
  decider: person,
  seals: personSeals,
  schema: 1,
};

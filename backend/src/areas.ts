import { personSeals } from '@courtcrew/domain/accounts/index.ts';
import { boardSeals } from '@courtcrew/domain/board/index.ts';
import type { Seals } from '@courtcrew/domain/kernel/seal.ts';
import { rosterSeals } from '@courtcrew/domain/roster/index.ts';
import { tournamentSeals } from '@courtcrew/domain/tournaments/index.ts';
import { accounts } from '@courtcrew/projections/accounts/index.ts';
import { auditModel } from '@courtcrew/projections/audit/index.ts';
import { boardModel, contactsModel } from '@courtcrew/projections/board/index.ts';
import type { ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { coordinatorsModel, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';

/** Every read model of the product. */
export const READ_MODELS: readonly ReadModel[] = [
  accounts,
  tournamentsModel,
  coordinatorsModel,
  rosterModel,
  boardModel,
  contactsModel,
  auditModel,
];

/** Sealed fields of all areas' events. Types of events are unique over the areas. */
export const ALL_SEALS: Seals = { ...personSeals, ...tournamentSeals, ...rosterSeals, ...boardSeals };

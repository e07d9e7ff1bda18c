import type { EventDeclarations } from '@courtcrew/domain/kernel/event.ts';
import type { ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import { accountsArea } from './accounts/area.ts';
import { auditArea } from './audit/area.ts';
import { boardArea } from './board/area.ts';
import { copyingArea } from './copying/area.ts';
import { filesArea } from './files/area.ts';
import { type Area, eventsOf } from './kernel/area.ts';
import { installationEvents } from './kernel/eventstore/installation.ts';
import { messagingArea } from './messaging/area.ts';
import { payoutsArea } from './payouts/area.ts';
import { planningArea } from './planning/area.ts';
import { questionsArea } from './questions/area.ts';
import { rankingArea } from './ranking/area.ts';
import { reconciliationArea } from './reconciliation/area.ts';
import { rosterArea } from './roster/area.ts';
import { scoringArea } from './scoring/area.ts';
import { tournamentsArea } from './tournaments/area.ts';

/** Every area of the product: the only list of them. */
export const AREAS: readonly Area[] = [
  accountsArea,
  tournamentsArea,
  rosterArea,
  boardArea,
  payoutsArea,
  reconciliationArea,
  scoringArea,
  questionsArea,
  messagingArea,
  planningArea,
  copyingArea,
  filesArea,
  rankingArea,
  auditArea,
];

export const READ_MODELS: readonly ReadModel[] = AREAS.flatMap(({ readModels = [] }) => readModels);

/** Every event of the product, by its type: types are unique over the areas. */
export const ALL_EVENTS: EventDeclarations = { ...installationEvents, ...eventsOf(AREAS) };

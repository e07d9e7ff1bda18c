import {
  type PlanningCommand,
  type PlanningEvent,
  type PlanState,
  planningDecider,
  planningEvents,
} from '@courtcrew/domain/planning/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

export const planning: Aggregate<PlanState, PlanningCommand, PlanningEvent> = {
  name: 'planning',
  decider: planningDecider,
  events: planningEvents,
};

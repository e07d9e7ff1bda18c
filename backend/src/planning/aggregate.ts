import { planningDecider, planningEvents } from '@courtcrew/domain/planning/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

export const planning = aggregate('planning', planningDecider, planningEvents);

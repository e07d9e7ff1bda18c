import type { Guides } from './guide.ts';
import { peopleGuides } from './guides/people.ts';
import { staffGuides } from './guides/staff.ts';

export const GUIDES: Guides = { ...peopleGuides, ...staffGuides };

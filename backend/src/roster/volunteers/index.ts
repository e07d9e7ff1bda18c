import type { Route } from '../../http/route.ts';
import type { FactsParts } from '../signup.ts';
import type { StaffParts } from '../staff.ts';
import { presenceRoutes } from './presence.ts';

export const volunteerRoutes = (_parts: StaffParts & FactsParts): readonly Route[] => [...presenceRoutes];

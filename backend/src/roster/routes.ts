import type { Route } from '../kernel/http/route.ts';
import { changesRoute } from './changed/changes.ts';
import type { StaffParts } from './coordinator/adding.ts';
import { listRoutes } from './coordinator/lists.ts';
import { shiftRoutes } from './coordinator/shifts.ts';
import { staffRoutes } from './coordinator/staff.ts';
import { type FactsParts, signupRoutes } from './signup/signup.ts';
import { type WayOutParts, wayOutRoutes } from './signup/wayOut.ts';
import { volunteerRoutes } from './volunteers/index.ts';

export const rosterRoutes = (parts: StaffParts & FactsParts & WayOutParts): readonly Route[] => [
  ...signupRoutes(parts),
  changesRoute(parts),
  ...shiftRoutes,
  ...staffRoutes(parts),
  ...listRoutes,
  ...volunteerRoutes(parts),
  ...wayOutRoutes(parts),
];

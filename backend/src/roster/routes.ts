import type { Route } from '../kernel/http/route.ts';
import type { StaffParts } from './adding.ts';
import { changesRoute } from './changes.ts';
import { listRoutes } from './lists.ts';
import { shiftRoutes } from './shifts.ts';
import { type FactsParts, signupRoutes } from './signup.ts';
import { staffRoutes } from './staff.ts';
import { volunteerRoutes } from './volunteers/index.ts';
import { type WayOutParts, wayOutRoutes } from './wayOut.ts';

export const rosterRoutes = (parts: StaffParts & FactsParts & WayOutParts): readonly Route[] => [
  ...signupRoutes(parts),
  changesRoute(parts),
  ...shiftRoutes,
  ...staffRoutes(parts),
  ...listRoutes,
  ...volunteerRoutes(parts),
  ...wayOutRoutes(parts),
];

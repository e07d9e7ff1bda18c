import type { Route } from '../http/route.ts';
import { listRoutes } from './lists.ts';
import { shiftRoutes } from './shifts.ts';
import { type FactsParts, signupRoutes } from './signup.ts';
import { type StaffParts, staffRoutes } from './staff.ts';
import { volunteerRoutes } from './volunteers/index.ts';

export const rosterRoutes = (parts: StaffParts & FactsParts): readonly Route[] => [
  ...signupRoutes(parts),
  ...shiftRoutes,
  ...staffRoutes(parts),
  ...listRoutes,
  ...volunteerRoutes(parts),
];

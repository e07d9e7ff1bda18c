import type { Route } from '../http/route.ts';
import { listRoutes } from './lists.ts';
import { shiftRoutes } from './shifts.ts';
import { signupRoutes } from './signup.ts';
import { type StaffParts, staffRoutes } from './staff.ts';

export const rosterRoutes = (parts: StaffParts): readonly Route[] => [
  ...signupRoutes,
  ...shiftRoutes,
  ...staffRoutes(parts),
  ...listRoutes,
];

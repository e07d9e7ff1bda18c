import type { Route } from '../../kernel/http/route.ts';
import type { StaffParts } from '../coordinator/adding.ts';
import type { FactsParts } from '../signup/signup.ts';
import { categoryRoutes } from './categories.ts';
import { groupRoutes } from './groups.ts';
import { volunteerListRoutes } from './lists.ts';
import { manageRoutes } from './manage.ts';
import { presenceRoutes } from './presence.ts';
import { volunteerReportRoutes } from './reports.ts';
import { volunteerSignupRoutes } from './signup.ts';

export const volunteerRoutes = (parts: StaffParts & FactsParts): readonly Route[] => [
  ...volunteerSignupRoutes(parts),
  ...manageRoutes(parts),
  ...categoryRoutes,
  ...groupRoutes,
  ...volunteerListRoutes,
  ...presenceRoutes,
  ...volunteerReportRoutes,
];

import type { Route } from '../http/route.ts';
import { adminRoutes } from './admins.ts';
import { listingRoutes } from './listings.ts';
import { platformRoutes } from './platform.ts';
import { setupRoutes } from './setup.ts';

export const tournamentRoutes: readonly Route[] = [
  ...listingRoutes,
  ...setupRoutes,
  ...adminRoutes,
  ...platformRoutes,
];

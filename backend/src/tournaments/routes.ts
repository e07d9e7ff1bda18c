import type { Route } from '../kernel/http/route.ts';
import { adminRoutes } from './admins.ts';
import { courtRoutes } from './courts.ts';
import { listingRoutes } from './listings.ts';
import { platformRoutes } from './platform.ts';
import { setupRoutes } from './setup.ts';

export const tournamentRoutes: readonly Route[] = [
  ...listingRoutes,
  ...setupRoutes,
  ...courtRoutes,
  ...adminRoutes,
  ...platformRoutes,
];

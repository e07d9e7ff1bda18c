import type { Route } from '../kernel/http/route.ts';
import { adminRoutes } from './admins.ts';
import { courtRoutes } from './courts.ts';
import type { ImportClaims } from './importClaims.ts';
import { listingRoutes } from './listings.ts';
import { platformRoutes } from './platform.ts';
import { setupRoutes } from './setup.ts';

export const tournamentRoutes = (imports: ImportClaims): readonly Route[] => [
  ...listingRoutes,
  ...setupRoutes,
  ...courtRoutes,
  ...adminRoutes,
  ...platformRoutes(imports),
];

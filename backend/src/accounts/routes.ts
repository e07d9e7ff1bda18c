import type { Route } from '../http/route.ts';
import { forgetRoutes } from './forget.ts';
import { loginRoutes } from './login.ts';
import type { AccountsParts } from './parts.ts';
import { profileRoutes } from './profile.ts';
import { registerRoute } from './register.ts';
import { sessionRoutes } from './session.ts';

/** Every call of accounts. */
export const accountsRoutes = (parts: AccountsParts): Route[] => [
  registerRoute(parts),
  ...loginRoutes(parts),
  ...profileRoutes,
  ...sessionRoutes(parts),
  ...forgetRoutes(parts),
];

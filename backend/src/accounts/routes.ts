import type { Route } from '../kernel/http/route.ts';
import { forgetRoutes } from './forget.ts';
import { forgotPasswordRoutes } from './forgotPassword.ts';
import { loginRoutes } from './login.ts';
import type { AccountsParts } from './parts.ts';
import { phoneProposalRoutes } from './phoneProposals.ts';
import { profileRoutes } from './profile.ts';
import { registerRoute } from './register.ts';
import { secondFactorRoutes } from './secondFactor/routes.ts';
import { sessionRoutes } from './session.ts';

/** Every call of accounts. */
export const accountsRoutes = (parts: AccountsParts): Route[] => [
  registerRoute(parts),
  ...loginRoutes(parts),
  ...forgotPasswordRoutes(parts),
  ...profileRoutes,
  ...phoneProposalRoutes(parts),
  ...sessionRoutes(parts),
  ...secondFactorRoutes(parts),
  ...forgetRoutes(parts),
];

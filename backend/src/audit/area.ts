import { auditModel } from '@courtcrew/projections/audit/index.ts';
import type { Area } from '../kernel/area.ts';
import { asOfRoutes } from './asof/index.ts';
import { proofRoutes } from './proof.ts';
import { auditResources } from './rest.ts';
import { auditRoutes } from './routes.ts';
import { securityLogResource, securityRoute } from './securityLog.ts';

export const auditArea: Area = {
  name: 'audit',
  readModels: [auditModel],
  open: (product) => ({
    routes: [...auditRoutes, ...asOfRoutes(product), ...proofRoutes(product), securityRoute(product)],
    rest: [...auditResources, securityLogResource(product)],
  }),
};

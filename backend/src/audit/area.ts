import { auditModel } from '@courtcrew/projections/audit/index.ts';
import type { Area } from '../kernel/area.ts';
import { accessAggregate, accessAsOf, accessNotes } from './access.ts';
import { asOfRoutes } from './asof/index.ts';
import { proofRoutes } from './proof.ts';
import { auditResources } from './rest.ts';
import { auditRoutes } from './routes.ts';
import { securityLogResource, securityRoute } from './securityLog.ts';

export const auditArea: Area = {
  name: 'audit',
  aggregates: [accessAggregate],
  asOf: accessAsOf,
  readModels: [auditModel],
  open: (product) => ({
    routes: [...auditRoutes, ...asOfRoutes(product), ...proofRoutes(product), securityRoute(product)],
    contactsSeen: accessNotes(product.execute),
    rest: [...auditResources, securityLogResource(product)],
  }),
};

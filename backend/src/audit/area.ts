import { auditModel } from '@courtcrew/projections/audit/index.ts';
import type { Area } from '../kernel/area.ts';
import { auditResources } from './rest.ts';
import { auditRoutes } from './routes.ts';
import { securityLogResource, securityRoute } from './securityLog.ts';

export const auditArea: Area = {
  name: 'audit',
  readModels: [auditModel],
  open: (product) => ({
    routes: [...auditRoutes({ events: product.store, read: product.read }), securityRoute(product)],
    rest: [...auditResources, securityLogResource(product)],
  }),
};

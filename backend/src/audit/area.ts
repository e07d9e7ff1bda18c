import { auditModel, traceModel } from '@courtcrew/projections/audit/index.ts';
import type { Area } from '../kernel/area.ts';
import { accessAggregate, accessAsOf, accessNotes } from './access.ts';
import { openAsOf } from './asof/index.ts';
import { proofRoutes } from './proof.ts';
import { rawLogResource, rawLogRoutes } from './rawLog.ts';
import { readModelRoutes } from './readModels.ts';
import { auditResources } from './rest.ts';
import { auditRoutes } from './routes.ts';
import { securityLogResource, securityRoute } from './securityLog.ts';

export const auditArea: Area = {
  name: 'audit',
  aggregates: [accessAggregate],
  asOf: accessAsOf,
  readModels: [auditModel, traceModel],
  open(product) {
    const contactsSeen = accessNotes(product.execute);
    const asOf = openAsOf(product);
    return {
      routes: [
        ...[...auditRoutes, ...asOf.routes, securityRoute],
        ...proofRoutes(product, contactsSeen),
        ...[...rawLogRoutes(product, contactsSeen), ...readModelRoutes(product)],
      ],
      contactsSeen,
      reactions: asOf.reactions,
      rest: [...auditResources, securityLogResource, rawLogResource(product)],
    };
  },
};

import { getSecurityLog, securityLogRest } from '@courtcrew/domain/audit/index.ts';
import { REST_LIMIT } from '@courtcrew/domain/contract/restRows.ts';
import type { Pool } from 'pg';
import { type RestResource, resource } from '../kernel/http/rest/resource.ts';
import { type Route, route } from '../kernel/http/route.ts';
import { linesById, securityLines } from './securityReading.ts';

export interface SecurityLogParts {
  readonly pool: Pool;
}

const NEWEST_FIRST = { field: 'time', descending: true };

export const securityRoute = ({ pool }: SecurityLogParts): Route =>
  route(getSecurityLog, async ({ body = {} }) => {
    const page = { filter: body, sort: NEWEST_FIRST, offset: 0, limit: REST_LIMIT };
    return (await securityLines(pool, page)).rows;
  });

/** The security log as the platform's staff see it in react-admin. */
export const securityLogResource = ({ pool }: SecurityLogParts): RestResource =>
  resource({
    spec: securityLogRest,
    list: (query) => securityLines(pool, query),
    many: (ids) => linesById(pool, ids),
  });

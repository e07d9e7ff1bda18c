import type { LogFilter } from '@courtcrew/domain/audit/rawLog.ts';

/** Address of the log under a filter. */
export const listOf = (filter: LogFilter): string =>
  `/admin/resources/log?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const pageOf = (id: string): string => `/admin/log/${id}`;

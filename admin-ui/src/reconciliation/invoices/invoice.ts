import type { invoicesResource } from '@courtcrew/domain/reconciliation/rest.ts';
import type { z } from 'zod';

export type Invoice = z.output<typeof invoicesResource.row>;

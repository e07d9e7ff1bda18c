import type { categoriesResource } from '@courtcrew/domain/roster/volunteers/rest.ts';
import type { z } from 'zod';

/** A category with its captains, as its list holds it. */
export type Category = z.output<typeof categoriesResource.row>;

import type { templatesResource } from '@courtcrew/domain/messaging/templates/rest.ts';
import type { z } from 'zod';

/** A template as lists show it. */
export type Template = z.output<typeof templatesResource.row>;

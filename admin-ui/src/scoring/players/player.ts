import type { playersResource } from '@courtcrew/domain/scoring/rest.ts';
import type { z } from 'zod';

export type Player = z.output<typeof playersResource.row>;

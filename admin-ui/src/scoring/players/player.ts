import type { playersResource } from '@courtcrew/domain/scoring/rest.ts';
import type { z } from 'zod';

export type Player = z.output<typeof playersResource.row>;

export const PHONE_DIGITS = 10;

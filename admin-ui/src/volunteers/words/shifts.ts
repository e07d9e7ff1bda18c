import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

export const shiftWords = {} as const satisfies Words;

import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

export const categoryWords = {} as const satisfies Words;

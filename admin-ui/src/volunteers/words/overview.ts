import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

export const overviewWords = {} as const satisfies Words;

import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { firstLanguage, isLanguage } from '@courtcrew/ui-kit/words/language.ts';

type Scheme = 'dark' | 'light';

export interface Address {
  readonly tid: string;
  readonly scheme: Scheme;
  readonly language: Language;
}

/** Options in the address: `/public/boardDisplay/{tid}?theme=light&lang=es`. */
export function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const asked = new URLSearchParams(search);
  const language = asked.get('lang');
  return {
    tid: decode(pathname.split('/')[3] ?? ''),
    scheme: asked.get('theme') === 'light' ? 'light' : 'dark',
    language: isLanguage(language) ? language : firstLanguage(),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

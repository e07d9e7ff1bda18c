import type { ChairCertification, Credential, ProviderType } from '@courtcrew/domain/accounts/choices.ts';
import { useCallback } from 'react';
import { catalogue, type Words } from './catalogue.ts';
import { useWordsOf } from './words.tsx';

/** Not in everybody's catalogue: the forms about people and the desk load them. */
const own = {
  'choice.officiating': { en: 'Officiating', es: 'Arbitraje' },
  'shirt.men': { en: "Men's {size}", es: 'Hombre {size}' },
  'shirt.women': { en: "Women's {size}", es: 'Mujer {size}' },
  'chair.national': { en: 'National Certification', es: 'Certificación nacional' },
  'chair.white': { en: 'White Badge', es: 'Insignia blanca' },
  'chair.bronze': { en: 'Bronze Badge', es: 'Insignia de bronce' },
  'chair.silver': { en: 'Silver Badge', es: 'Insignia de plata' },
} as const satisfies Words;

const table = { ...catalogue, ...own } as const;

/** Of every value but the sizes of shirts. */
const WORDS = {
  'Not Rated': 'credential.none',
  'Level 1': 'credential.level1',
  'Level 2': 'credential.level2',
  Certified: 'credential.certified',
  'National Certification': 'chair.national',
  'White Badge': 'chair.white',
  'Bronze Badge': 'chair.bronze',
  'Silver Badge': 'chair.silver',
  Officiating: 'choice.officiating',
  'Athletic Trainer': 'role.athleticTrainer',
  Volunteer: 'role.volunteer',
} as const satisfies Record<Credential | ChairCertification | ProviderType, keyof typeof table>;

const hasWord = (value: string): value is keyof typeof WORDS => value in WORDS;

const SHIRT_WORDS = [
  ["Men's ", 'shirt.men'],
  ["Women's ", 'shirt.women'],
] as const;

export type ChoiceName = (value: string) => string;

/** Says a value of a profile's closed lists, as the documents have it, in the reader's words. */
export function useChoiceName(): ChoiceName {
  const w = useWordsOf(table);
  return useCallback(
    (value) => {
      if (hasWord(value)) return w(WORDS[value]);
      const shirt = SHIRT_WORDS.find(([start]) => value.startsWith(start));
      return shirt ? w(shirt[1], { size: value.slice(shirt[0].length) }) : value;
    },
    [w],
  );
}

/** Options of a choice between such values. */
export function useChoices() {
  const nameOf = useChoiceName();
  return (values: readonly string[]) => values.map((value) => ({ value, label: nameOf(value) }));
}

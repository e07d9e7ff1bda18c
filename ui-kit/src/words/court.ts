import type { Words } from './tables.ts';

/** Words of a court and of who works there, which a television shows as well. */
export const courtWords = {
  'credential.certified': { en: 'Certified', es: 'Certificado' },
  'credential.level2': { en: 'Level 2', es: 'Nivel 2' },
  'credential.level1': { en: 'Level 1', es: 'Nivel 1' },
  'credential.none': { en: 'Not Rated', es: 'Sin nivel' },
  'medal.gold': { en: 'Gold medal match', es: 'Partido por el oro' },
  'medal.bronze': { en: 'Bronze medal match', es: 'Partido por el bronce' },
  'court.name': { en: 'Court {court}', es: 'Cancha {court}' },
} as const satisfies Words;

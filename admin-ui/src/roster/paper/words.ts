import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { texts } from '../words.ts';

export const usePaperWords = wordsHook(texts, {
  'paper.who': { en: 'Whose', es: 'De quién' },
  'paper.officials': { en: 'Officials', es: 'Oficiales' },
  'paper.volunteers': { en: 'Volunteers', es: 'Voluntarios' },
  'paper.badges': { en: 'Badges', es: 'Credenciales' },
  'paper.signIn': { en: 'Sign-in sheets', es: 'Hojas de firmas' },
  'paper.wall': { en: 'Wall schedule', es: 'Horario de pared' },
  'paper.size': { en: 'Paper', es: 'Papel' },
  'paper.shiftsOf': { en: 'Shifts of {name}', es: 'Turnos de {name}' },
  'paper.person': { en: 'Person', es: 'Persona' },
  'paper.in': { en: 'Came at', es: 'Llegada' },
  'paper.out': { en: 'Left at', es: 'Salida' },
  'paper.signature': { en: 'Signature', es: 'Firma' },
  'paper.captain': { en: 'captain', es: 'capitán' },
});

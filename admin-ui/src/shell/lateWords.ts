import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from './words.ts';

/** Loaded with the choice of a tournament. */
export const useLateWords = wordsHook(staffCatalogue, {
  'staff.chooseHelp': {
    en: 'Everything at the desk is about one tournament. Pick the one you work for.',
    es: 'Todo en la mesa trata de un torneo. Elige en el que trabajas.',
  },
  'staff.noTournaments': {
    en: 'You do not administer a tournament yet.',
    es: 'Todavía no administras ningún torneo.',
  },
  'staff.noTournamentsPlatform': {
    en: 'As platform admin you may open any tournament: find it with Ctrl K or in the list.',
    es: 'Como administrador de la plataforma puedes abrir cualquiera: búscalo con Ctrl K o en la lista.',
  },
});

import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const usePublicScoreWords = wordsHook(catalogue, {
  'scores.title': { en: 'Scores', es: 'Resultados' },
  'scores.none': { en: 'No Scores Reported', es: 'No hay resultados informados' },
  'scores.noneHelp': {
    en: 'They appear here as soon as players report them, if the tournament shows them.',
    es: 'Aparecen aquí en cuanto los jugadores los informan, si el torneo los muestra.',
  },
  'scores.court': { en: 'Court {court}', es: 'Cancha {court}' },
  'scores.final': { en: 'Final', es: 'Final' },
  'scores.playing': { en: 'In progress', es: 'En juego' },
  'scores.won': { en: 'won', es: 'ganó' },
});

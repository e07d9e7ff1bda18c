import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useMatchWords = wordsHook(catalogue, {
  'matches.title': { en: 'My Matches', es: 'Mis partidos' },
  'matches.tournament': { en: 'Tournament', es: 'Torneo' },
  'matches.invoice': { en: 'Invoice', es: 'Factura' },
  'matches.none': { en: 'Sorry no matches were found', es: 'No se encontraron partidos' },
  'matches.lead': { en: 'As lead', es: 'Como primer árbitro' },
  'matches.supporting': { en: 'As second', es: 'Como segundo árbitro' },
  'matches.starter': { en: 'Match starter', es: 'Responsable de inicio' },
  'matches.aux': { en: 'Other assignments', es: 'Otras tareas' },
  'matches.court': { en: 'Court', es: 'Cancha' },
  'matches.start': { en: 'Start', es: 'Inicio' },
  'matches.time': { en: 'Time', es: 'Tiempo' },
  'matches.medal': { en: 'Match type', es: 'Tipo de partido' },
  'matches.type': { en: 'Type', es: 'Tipo' },
  'matches.credentials': { en: 'Credentials', es: 'Nivel' },
  'matches.amount': { en: 'Amount', es: 'Monto' },
  'matches.paid': { en: 'Paid', es: 'Pagado' },
  'matches.yes': { en: 'yes', es: 'sí' },
  'matches.no': { en: 'not yet', es: 'todavía no' },
  'matches.total': { en: 'Total', es: 'Total' },
  'matches.count': { en: 'Matches', es: 'Partidos' },
  'matches.all': { en: 'All time', es: 'Tiempo total' },
  'medal.none': { en: 'none', es: 'sin medalla' },
  'medal.Bronze': { en: 'Bronze', es: 'Bronce' },
  'medal.Gold': { en: 'Gold', es: 'Oro' },
});

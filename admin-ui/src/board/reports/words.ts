import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

/** What the matches of a tournament add up to. */
const own = {
  'work.name': { en: 'Name', es: 'Nombre' },
  'work.credentials': { en: 'Credentials', es: 'Nivel' },
  'work.lead': { en: 'Lead', es: 'Primer árbitro' },
  'work.second': { en: 'Second', es: '2.º árbitro' },
  'work.matches': { en: 'Matches', es: 'Partidos' },
  'work.leadAmount': { en: 'Lead amount', es: 'Monto de primer árbitro' },
  'work.secondAmount': { en: 'Second amount', es: 'Monto de 2.º árbitro' },
  'work.starts': { en: 'Match starts', es: 'Inicios de partido' },
  'work.startTime': { en: 'Start time', es: 'Tiempo de inicios' },
  'work.auxTime': { en: 'Other aux time', es: 'Tiempo de otras tareas' },
  'work.auxAmount': { en: 'Aux amount', es: 'Monto de tareas' },
  'work.total': { en: 'Total', es: 'Total' },
  'work.time': { en: 'Time on court', es: 'Tiempo en cancha' },
  'work.allTime': { en: 'All time', es: 'Tiempo total' },
  'work.days': { en: 'Days', es: 'Días' },
  'work.perDay': { en: 'Matches a day', es: 'Partidos por día' },
  'work.phone': { en: 'Phone', es: 'Teléfono' },
  'work.email': { en: 'E-mail', es: 'Correo' },
  'work.handles': { en: 'How to pay', es: 'Cómo pagar' },
  'work.none': { en: 'Sorry no matches were found', es: 'No se encontraron partidos' },
  'work.noneHelp': {
    en: 'Matches appear here as soon as they are finished on the live board.',
    es: 'Los partidos aparecen aquí en cuanto se terminan en el tablero en vivo.',
  },

  'recap.day': { en: 'Day', es: 'Día' },
  'recap.allDays': { en: 'All days', es: 'Todos los días' },
  'recap.matches': { en: 'Matches', es: 'Partidos' },
  'recap.lead': { en: 'Lead referees', es: 'Primeros árbitros' },
  'recap.second': { en: 'Second referees', es: 'Segundos árbitros' },
  'recap.aux': { en: 'Aux assignments', es: 'Tareas auxiliares' },
  'recap.total': { en: 'Total', es: 'Total' },
  'recap.part': { en: 'Part', es: 'Función' },
  'recap.kind': { en: 'Level or type', es: 'Nivel o tipo' },
  'recap.count': { en: 'Count', es: 'Cantidad' },
  'recap.each': { en: 'Amount', es: 'Monto' },
  'recap.sum': { en: 'Sum', es: 'Suma' },
  'recap.type': { en: 'Type', es: 'Tipo' },
  'recap.byHour': { en: 'Matches by hour', es: 'Partidos por hora' },
  'recap.byDay': { en: 'Pay by day', es: 'Pagos por día' },
  'recap.nothing': { en: 'None', es: 'Ninguno' },

  'history.court': { en: 'Court', es: 'Cancha' },
  'history.start': { en: 'Start', es: 'Inicio' },
  'history.end': { en: 'End', es: 'Fin' },
  'history.time': { en: 'Time', es: 'Tiempo' },
  'history.type': { en: 'Match type', es: 'Tipo de partido' },
  'history.sysid': { en: 'Match ID', es: 'ID del partido' },
  'history.secondCred': { en: 'Credentials of the second', es: 'Nivel del 2.º árbitro' },
  'medal.none': { en: 'none', es: 'sin medalla' },
  'medal.Bronze': { en: 'Bronze', es: 'Bronce' },
  'medal.Gold': { en: 'Gold', es: 'Oro' },
} as const satisfies Words;

const texts = { ...staffCatalogue, ...own } as const;

/** The catalogue's words and those of the reports over matches. */
export const useWorkWords = () => useWordsOf(texts);

export type WorkSay = ReturnType<typeof useWorkWords>;

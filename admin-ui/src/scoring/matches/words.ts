import { type KeyOf, wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

export const useMatchWords = wordsHook(staffCatalogue, {
  'match.event': { en: 'Event', es: 'Prueba' },
  'match.round': { en: 'Round', es: 'Ronda' },
  'match.number': { en: 'Match', es: 'Partido' },
  'match.date': { en: 'Day', es: 'Día' },
  'match.time': { en: 'Time', es: 'Hora' },
  'match.court': { en: 'Court', es: 'Cancha' },
  'match.t1p1': { en: 'Team 1, player', es: 'Equipo 1, jugador' },
  'match.t1p2': { en: 'Team 1, partner', es: 'Equipo 1, pareja' },
  'match.t2p1': { en: 'Team 2, player', es: 'Equipo 2, jugador' },
  'match.t2p2': { en: 'Team 2, partner', es: 'Equipo 2, pareja' },
  'match.team1': { en: 'Team 1', es: 'Equipo 1' },
  'match.team2': { en: 'Team 2', es: 'Equipo 2' },
  'match.open': { en: 'to be known', es: 'por definir' },
  'match.state': { en: 'State', es: 'Estado' },
  'match.listed': { en: 'Not called', es: 'Sin llamar' },
  'match.called': { en: 'Called', es: 'Llamado' },
  'match.played': { en: 'Played', es: 'Jugado' },
  'match.score': { en: 'Score', es: 'Resultado' },
  'match.add': { en: 'Add match', es: 'Agregar partido' },
  'match.edit': { en: 'Edit match', es: 'Editar partido' },
  'match.call': { en: 'Call', es: 'Llamar' },
  'match.callOf': { en: 'Call {match}', es: 'Llamar {match}' },
  'match.remove': { en: 'Remove {match} from the list?', es: '¿Quitar {match} de la lista?' },
  'match.removeText': {
    en: 'A score card of the match stays.',
    es: 'La planilla del partido se conserva.',
  },
  'match.none': { en: 'No matches yet', es: 'Aún no hay partidos' },
  'match.noneHelp': {
    en: 'Bring the draw as a spreadsheet or a tournament record (CODES), or add matches one by one.',
    es: 'Trae el cuadro en una hoja de cálculo o un registro del torneo (CODES), o agrega los partidos uno por uno.',
  },
  'match.files': { en: 'Results', es: 'Resultados' },
  'match.table': { en: 'Results as a table', es: 'Resultados en una tabla' },
  'match.dupr': { en: 'Results for DUPR', es: 'Resultados para DUPR' },
  'match.codes': { en: 'Tournament record (CODES)', es: 'Registro del torneo (CODES)' },
});

export type MatchWord = KeyOf<typeof useMatchWords>;

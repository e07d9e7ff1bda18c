import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

/** Score cards and players, as those who run the scores see them. */
const own = {
  'score.ofCourt': { en: 'Score card, court {court}', es: 'Planilla, cancha {court}' },
  'score.none': { en: 'No Scores Reported', es: 'No hay resultados informados' },
  'score.noneHelp': {
    en: 'Scores stand here as soon as players report them with the link of their match.',
    es: 'Los resultados aparecen aquí en cuanto los jugadores los informan con el enlace de su partido.',
  },
  'score.noneActive': { en: 'No match is under way', es: 'No hay partidos en juego' },
  'score.noneActiveHelp': {
    en: 'Notify the players of a match: their score card opens with it.',
    es: 'Avisa a los jugadores de un partido: con eso se abre su planilla.',
  },
  'score.team': { en: 'Team {team}', es: 'Equipo {team}' },
  'score.court': { en: 'Court', es: 'Cancha' },
  'score.games': { en: 'Score', es: 'Resultado' },
  'score.winner': { en: 'Winner', es: 'Ganador' },
  'score.type': { en: 'Match', es: 'Partido' },
  'score.to': { en: ' to ', es: ' a ' },
  'score.gold': { en: 'Gold', es: 'Oro' },
  'score.notified': { en: 'Notified', es: 'Avisado' },
  'score.submitted': { en: 'Submitted', es: 'Enviado' },
  'score.finished': { en: 'Finished', es: 'Terminado' },
  'score.signature': { en: 'Signature', es: 'Firma' },
  'score.open': { en: 'Score card', es: 'Planilla' },
  'score.openOf': { en: 'Score card: {teams}', es: 'Planilla: {teams}' },
  'score.finish': { en: 'Finish', es: 'Terminar' },
  'score.finishOf': { en: 'Finish: {teams}', es: 'Terminar: {teams}' },
  'score.finishMany': {
    en: 'Matches whose scores count as reported: {count}. Their links are dead from then on.',
    es: 'Partidos cuyos resultados cuentan como informados: {count}. Sus enlaces dejan de servir.',
  },
  'score.finishUnsent': {
    en: 'Finish a match nobody has submitted?',
    es: '¿Terminar un partido que nadie envió?',
  },
  'score.finishUnsentText': {
    en: 'Its players’ link stops working at once, and what they have not saved is not in the result. You can reopen it in Past Scores.',
    es: 'El enlace de los jugadores deja de servir enseguida y lo que no guardaron no queda en el resultado. Puedes reabrirlo en Resultados anteriores.',
  },
  'score.reopen': { en: 'Reopen', es: 'Reabrir' },
  'score.reopenOf': { en: 'Reopen: {teams}', es: 'Reabrir: {teams}' },
  'score.reopened': { en: 'Reopened: the link works again', es: 'Reabierto: el enlace vuelve a servir' },
  'score.check': { en: 'To check', es: 'Por revisar' },
  'score.notOver': { en: 'Game {game} is not over', es: 'El juego {game} no está terminado' },
  'score.nobodyWon': { en: 'Nobody has won by the scores', es: 'Según los puntos no ganó nadie' },
  'score.otherWon': {
    en: 'By the scores the other team has won',
    es: 'Según los puntos ganó el otro equipo',
  },
  'score.done': { en: 'Scores reported', es: 'Resultados registrados' },
  'score.sysid': { en: 'System id', es: 'ID del sistema' },

  'card.save': { en: 'Save result', es: 'Guardar resultado' },
  'card.changedTitle': { en: 'Somebody else has saved other scores', es: 'Alguien más guardó otros puntos' },
  'card.changedText': { en: 'Now: {now}. Yours: {mine}.', es: 'Ahora: {now}. Los tuyos: {mine}.' },
  'card.saveMine': { en: 'Save mine', es: 'Guardar los míos' },
  'card.doubtTitle': { en: 'Is this result right?', es: '¿Es correcto este resultado?' },
  'card.saveAnyway': { en: 'Save all the same', es: 'Guardar de todos modos' },
  'card.scoreOf': { en: 'Game {game}, team {team}', es: 'Juego {game}, equipo {team}' },
  'card.signedBy': { en: 'Signed by', es: 'Firmado por' },
  'card.link': { en: 'Link of this match', es: 'Enlace de este partido' },
  'card.dead': {
    en: 'The match is finished: its link is dead.',
    es: 'El partido terminó: su enlace ya no sirve.',
  },
  'card.history': { en: 'History', es: 'Historial' },
  'card.byLink': { en: 'with the link', es: 'con el enlace' },

  'notify.slots': { en: 'Who plays', es: 'Quiénes juegan' },
  'notify.slotsHelp': {
    en: 'Press the players in order: team 1 first, then team 2.',
    es: 'Elige a los jugadores en orden: primero el equipo 1, luego el 2.',
  },
  'notify.single': { en: 'Singles: one player a team', es: 'Individual: un jugador por equipo' },
  'notify.empty': { en: 'empty', es: 'vacío' },
  'notify.takeOut': { en: 'Take out {name}', es: 'Sacar a {name}' },
  'notify.find': { en: 'Find a player', es: 'Buscar jugador' },
  'notify.noPhone': { en: 'no phone', es: 'sin teléfono' },
  'notify.more': { en: '{count} more: search by name', es: '{count} más: busca por nombre' },
  'notify.court': { en: 'Court', es: 'Cancha' },
  'notify.noCourt': { en: 'No court', es: 'Sin cancha' },
  'notify.type': { en: 'Match type', es: 'Tipo de partido' },
  'notify.gold': { en: 'Gold medal match', es: 'Partido por la medalla de oro' },
  'notify.send': { en: 'Send', es: 'Enviar' },
  'notify.sent': { en: 'Message Sent', es: 'Mensaje enviado' },
  'notify.sentTo': { en: 'Message Sent. Texts: {count}', es: 'Mensaje enviado. SMS: {count}' },
  'notify.nobody': {
    en: 'No text leaves: nobody of them has a phone, or texts are off. Let them scan the code.',
    es: 'No sale ningún SMS: nadie tiene teléfono o los SMS están desactivados. Que escaneen el código.',
  },
  'notify.noPlayers': { en: 'No players yet', es: 'Todavía no hay jugadores' },

  'player.name': { en: 'Name', es: 'Nombre' },
  'player.club': { en: 'Club', es: 'Club' },
  'player.phone': { en: 'Phone', es: 'Teléfono' },
  'player.phoneOf': { en: 'Phone of {name}', es: 'Teléfono de {name}' },
  'player.hasPhone': { en: 'Has a phone', es: 'Tiene teléfono' },
  'player.provided': {
    en: 'Your Phone Number has been provided',
    es: 'Tu número de teléfono quedó registrado',
  },
  'player.add': { en: 'Add player', es: 'Agregar jugador' },
  'player.knownTitle': { en: 'Is this somebody else?', es: '¿Es otra persona?' },
  'player.addAnyway': { en: 'Add as somebody else', es: 'Agregar como otra persona' },
  'player.added': { en: 'Player added', es: 'Jugador agregado' },
  'player.edit': { en: 'Edit player', es: 'Editar jugador' },
  'player.editOf': { en: 'Edit: {name}', es: 'Editar: {name}' },
  'player.nameRequired': { en: 'Name Required', es: 'Falta el nombre' },
  'player.tenDigits': { en: 'US Phone - 10 numbers', es: 'Teléfono de EE. UU.: 10 números' },
  'player.none': { en: 'No players yet', es: 'Todavía no hay jugadores' },
  'player.noneHelp': {
    en: 'Add players, or import the list of the draw.',
    es: 'Agrega jugadores o importa la lista del cuadro.',
  },
  'player.removeMany': {
    en: 'Names and phone numbers that are deleted for good, with their signatures: {count}. Results stay and say “Removed player” there.',
    es: 'Nombres y teléfonos que se borran para siempre, con sus firmas: {count}. Los resultados quedan y ahí dicen «Removed player».',
  },

  'import.title': { en: 'Import players', es: 'Importar jugadores' },
  'import.help': {
    en: 'A CSV file with the columns name, club and phone, or lines pasted from a sheet.',
    es: 'Un archivo CSV con las columnas name, club y phone, o líneas copiadas de una hoja.',
  },
  'import.done': {
    en: '{added} added, {changed} changed, {same} as before',
    es: '{added} agregados, {changed} cambiados, {same} sin cambios',
  },
} as const satisfies Words;

const texts = { ...staffCatalogue, ...own } as const;

/** The catalogue's words and those of scoring. */
export const useScoreWords = () => useWordsOf(texts);

export type ScoreSay = ReturnType<typeof useScoreWords>;

import { callTypeWords } from '@courtcrew/ui-kit/words/callTypes.ts';
import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

/** What the desk's board says. */
const boardWords = {
  'board.publicView': { en: 'Board View', es: 'Ver el tablero' },
  'board.courts': { en: 'Courts', es: 'Canchas' },
  'board.queue': { en: 'On-duty queue', es: 'Cola de servicio' },
  'tab.courts': { en: 'Courts', es: 'Canchas' },
  'tab.queue': { en: 'Queue', es: 'Cola' },
  'tab.side': { en: 'Aux', es: 'Auxiliares' },
  'board.aux': { en: 'Aux queue', es: 'Cola auxiliar' },
  'board.clipboards': { en: 'Clipboards needed', es: 'Planillas pendientes' },
  'board.checkedIn': { en: 'Checked in', es: 'Presentes' },
  'board.playing': { en: 'Playing', es: 'En juego' },
  'board.freeCount': { en: 'Free', es: 'Libres' },
  'board.free': { en: 'Free', es: 'Libre' },
  'board.noCourts': { en: 'This tournament has no courts yet', es: 'Este torneo aún no tiene canchas' },
  'board.noCourtsHelp': {
    en: 'Set the number of courts in the setup; they appear here at once.',
    es: 'Indica el número de canchas en la configuración; aparecerán aquí al momento.',
  },
  'board.queueEmpty': {
    en: 'Nobody waits. Check somebody in.',
    es: 'Nadie espera. Registra la llegada de alguien.',
  },
  'board.auxEmpty': { en: 'No aux assignments', es: 'Sin tareas auxiliares' },
  'board.clipboardsEmpty': { en: 'No clipboards needed', es: 'No faltan planillas' },

  'court.cell': { en: 'Court {court}, {what}', es: 'Cancha {court}, {what}' },
  'court.playing': { en: '{lead}, since {time}', es: '{lead}, desde {time}' },
  'court.withSecond': {
    en: '{lead}, second {second}, since {time}',
    es: '{lead}, con {second}, desde {time}',
  },
  'court.clipboard': { en: 'clipboard needed', es: 'falta planilla' },
  'court.monitor': { en: 'Court monitor: {name}', es: 'Monitor de cancha: {name}' },
  'court.noMonitor': { en: 'No court monitor', es: 'Sin monitor de cancha' },
  'court.medical': { en: 'Medical', es: 'Médico' },
  'court.call': { en: 'Open call: {type}', es: 'Aviso abierto: {type}' },

  'queue.waiting': { en: 'Waiting since {time}', es: 'Espera desde {time}' },
  'queue.until': { en: 'until {time}', es: 'hasta {time}' },
  'queue.over': { en: 'Shift over', es: 'Turno terminado' },
  'queue.overAt': { en: 'over {time}', es: 'terminó {time}' },
  'queue.break': { en: 'Quick break', es: 'Pausa breve' },
  'queue.lastMatch': { en: 'Last match', es: 'Último partido' },
  'queue.grip': { en: 'Drag {name}', es: 'Arrastrar a {name}' },
  'aux.since': { en: 'Since {time}', es: 'Desde las {time}' },

  'find.label': { en: 'Court', es: 'Cancha' },
  'find.help': { en: 'Type a court, then Enter', es: 'Escribe la cancha y presiona Enter' },
  'find.unknown': { en: 'Court not found', es: 'Cancha no encontrada' },

  'act.assignNext': { en: 'Next: {name}', es: 'Siguiente: {name}' },
  'act.putHere': { en: 'Put {name} here', es: 'Poner aquí a {name}' },
  'act.putSecond': { en: '{name} as second', es: '{name} de 2.º árbitro' },
  'act.finish': { en: 'Finish', es: 'Terminar' },
  'act.second': { en: 'Second: {name}', es: '2.º árbitro: {name}' },
  'act.secondBack': { en: 'Second back to queue', es: '2.º árbitro a la cola' },
  'act.medalnone': { en: 'No medal', es: 'Sin medalla' },
  'act.medalBronze': { en: 'Bronze', es: 'Bronce' },
  'act.medalGold': { en: 'Gold', es: 'Oro' },
  'done.medalnone': { en: 'Court {court}: no medal', es: 'Cancha {court}: sin medalla' },
  'done.medalBronze': {
    en: 'Court {court}: bronze medal match',
    es: 'Cancha {court}: partido por el bronce',
  },
  'done.medalGold': { en: 'Court {court}: gold medal match', es: 'Cancha {court}: partido por el oro' },
  'act.clipboard': { en: 'Clipboard needed', es: 'Falta planilla' },
  'act.brought': { en: 'Clipboard brought', es: 'Planilla entregada' },
  'act.score': { en: 'Score card', es: 'Resultado' },
  'act.reset': { en: 'Reset', es: 'Reiniciar' },
  'act.aux': { en: 'Aux', es: 'Auxiliar' },
  'act.pickUp': { en: 'Pick up', es: 'Mover' },
  'act.putDown': { en: 'Put down', es: 'Soltar' },
  'act.moveHere': { en: 'Move {name} here', es: 'Mover aquí a {name}' },
  'act.break': { en: 'Break', es: 'Pausa' },
  'act.breakOver': { en: 'Back from break', es: 'Fin de la pausa' },
  'act.note': { en: 'Note', es: 'Nota' },
  'act.lastMatch': { en: 'Last match', es: 'Último partido' },
  'act.notLastMatch': { en: 'Not the last match', es: 'No es el último' },
  'act.checkOut': { en: 'Check out', es: 'Registrar salida' },
  'act.up': { en: 'Up', es: 'Subir' },
  'act.down': { en: 'Down', es: 'Bajar' },
  'act.delete': { en: 'Delete', es: 'Eliminar' },
  'act.checkIn': { en: 'Check in', es: 'Registrar llegada' },
  'act.keys': { en: 'Keys', es: 'Teclas' },

  'bar.label': { en: 'Actions', es: 'Acciones' },
  'bar.nothing': {
    en: 'Choose a court or a person, or type a court’s number',
    es: 'Elige una cancha o una persona, o escribe un número de cancha',
  },
  'bar.person': { en: '{position}. {name}', es: '{position}. {name}' },
  'bar.carrying': {
    en: '{name} is picked up. Choose a court or a place in the queue; Esc puts down.',
    es: 'Moviendo a {name}. Elige una cancha o un puesto en la cola; Esc suelta.',
  },

  'reset.help': {
    en: 'A reset clears a court without writing a past match. Everybody on it goes back to the queue.',
    es: 'Reiniciar vacía la cancha sin guardar el partido. Todos vuelven a la cola.',
  },
  'reset.keys': { en: '{up} {down} move · {enter} resets', es: '{up} {down} mover · {enter} reinicia' },
  'reset.free': { en: 'Free', es: 'Libre' },
  'reset.since': { en: 'since {time}', es: 'desde {time}' },
  'reset.doOf': { en: 'Reset court {court}', es: 'Reiniciar la cancha {court}' },

  'done.assigned': { en: '{name} is on court {court}', es: '{name} está en la cancha {court}' },
  'done.second': { en: '{name} is second on court {court}', es: '{name}: 2.º árbitro en la cancha {court}' },
  'done.secondBack': { en: '{name} is back in the queue', es: '{name} vuelve a la cola' },
  'done.finished': {
    en: 'The match on court {court} is finished',
    es: 'El partido de la cancha {court} terminó',
  },
  'done.reset': { en: 'Court has been re-set', es: 'La cancha se ha reiniciado' },
  'done.moved': { en: '{name} is number {position} now', es: '{name} es ahora el número {position}' },
  'done.break': { en: '{name} is on a quick break', es: '{name} está en pausa' },
  'done.breakOver': { en: '{name} is back from the break', es: '{name} volvió de la pausa' },
  'done.noted': { en: 'Note on {name} saved', es: 'Nota sobre {name} guardada' },
  'done.lastMatch': { en: '{name} plays a last match', es: 'Último partido para {name}' },
  'done.notLastMatch': {
    en: '{name} stays after the next match',
    es: '{name} sigue tras el próximo partido',
  },
  'done.checkedIn': { en: '{name} is checked in', es: 'Llegada registrada: {name}' },
  'done.checkedOut': { en: '{name} is checked out', es: 'Salida registrada: {name}' },
  'done.aux': { en: '{name}: {what}', es: '{name}: {what}' },
  'done.auxFinished': {
    en: '{name} is back in the queue after {minutes} min',
    es: '{name} vuelve a la cola tras {minutes} min',
  },
  'done.auxDeleted': {
    en: 'The assignment of {name} is deleted',
    es: 'La tarea auxiliar de {name} se eliminó',
  },
  'done.clipboard': { en: 'Court {court} waits for a clipboard', es: 'La cancha {court} espera planilla' },
  'done.brought': { en: 'Court {court} has its clipboard', es: 'La cancha {court} tiene su planilla' },
  'done.undone': { en: 'Taken back', es: 'Deshecho' },

  'ask.nobody': { en: 'Nobody in the queue is free to go', es: 'Nadie de la cola está disponible' },
  'ask.reset': { en: 'Reset court {court}?', es: '¿Reiniciar la cancha {court}?' },
  'ask.resetText': {
    en: 'No past match is written. Back to the queue: {names}.',
    es: 'No se guarda ningún partido. Vuelven a la cola: {names}.',
  },
  'ask.deleteAux': { en: 'Delete the assignment of {name}?', es: '¿Eliminar la tarea auxiliar de {name}?' },
  'ask.deleteAuxText': {
    en: 'Its minutes are not counted. The person goes back to the queue.',
    es: 'Sus minutos no cuentan. La persona vuelve a la cola.',
  },

  'note.title': { en: 'Note on {name}', es: 'Nota sobre {name}' },
  'note.note': { en: 'Note', es: 'Nota' },
  'note.tag': { en: 'Tag', es: 'Etiqueta' },
  'note.public': {
    en: 'Everybody can read it on the public board.',
    es: 'Todos pueden leerla en el tablero público.',
  },
  'out.title': { en: 'Check out {name}', es: 'Registrar la salida de {name}' },
  'out.reason': { en: 'Reason', es: 'Motivo' },
  'auxForm.title': { en: 'Aux assignment', es: 'Tarea auxiliar' },
  'auxForm.person': { en: 'Who', es: 'Quién' },
  'auxForm.type': { en: 'Type', es: 'Tipo' },
  'auxForm.name': { en: 'Name', es: 'Nombre' },
  'auxForm.nameHelp': {
    en: 'What it is, where the type does not say it',
    es: 'Qué es, si el tipo no lo dice',
  },
  'auxForm.court': { en: 'Court', es: 'Cancha' },
  'auxForm.noCourt': { en: 'No court', es: 'Sin cancha' },
  'auxForm.note': { en: 'Note', es: 'Nota' },
  'auxForm.assign': { en: 'Assign', es: 'Asignar' },
  'auxEnd.title': { en: 'Finish: {name}', es: 'Terminar: {name}' },

  'finish.title': { en: 'Finish match on court {court}', es: 'Terminar el partido de la cancha {court}' },
  'finish.action': { en: 'Finish Match', es: 'Terminar partido' },
  'finish.tieBreaker': {
    en: 'Gold medal match: was there a tie-breaker?',
    es: 'Partido por el oro: ¿hubo desempate?',
  },
  'finish.yes': { en: 'Yes', es: 'Sí' },
  'finish.no': { en: 'No', es: 'No' },
  'finish.tieBreakerField': { en: 'Tie-breaker', es: 'Desempate' },
  'finish.choose': { en: 'Choose', es: 'Elige' },
  'finish.mustAnswer': {
    en: 'Please answer for a gold medal match',
    es: 'En un partido por el oro hay que responder',
  },
  'finish.byDesk': {
    en: 'With a tie-breaker the coordinator finishes the match: you do it here.',
    es: 'Si hubo desempate, el partido se termina aquí, en la mesa.',
  },
  'finish.medal': { en: 'Medal', es: 'Medalla' },
  'finish.none': { en: 'none', es: 'ninguna' },
  'finish.bronze': { en: 'Bronze', es: 'Bronce' },
  'finish.gold': { en: 'Gold', es: 'Oro' },
  'finish.sysid': { en: 'Match ID', es: 'ID del partido' },
  'finish.amount': { en: 'Amount', es: 'Monto' },
  'finish.paid': { en: 'Paid', es: 'Pagado' },
  'finish.lead': { en: 'Lead: {name}', es: 'Primer árbitro: {name}' },
  'finish.second': { en: 'Second: {name}', es: '2.º árbitro: {name}' },
  'finish.secondAmount': { en: 'Amount of the second', es: 'Monto del 2.º árbitro' },
  'finish.secondPaid': { en: 'Second paid', es: '2.º árbitro pagado' },
  'finish.ends': { en: 'Ends with the match', es: 'Termina con el partido' },

  'in.title': { en: 'Check in', es: 'Registrar llegada' },
  'in.search': { en: 'Name', es: 'Nombre' },
  'in.keys': {
    en: '↑ ↓ move · Enter checks in · Esc closes',
    es: '↑ ↓ mover · Enter registra la llegada · Esc cierra',
  },
  'in.logHint': {
    en: 'Type a name and press Enter; the next one can follow at once.',
    es: 'Escribe un nombre y presiona Enter; el siguiente puede seguir enseguida.',
  },
  'in.today': { en: 'Shifts today', es: 'Turnos de hoy' },
  'in.others': { en: 'Other officials', es: 'Otros oficiales' },
  'in.here': { en: 'Here', es: 'Presentes' },
  'in.since': { en: 'since {time}', es: 'desde {time}' },
  'in.noMatch': { en: 'Nobody is called like that', es: 'Nadie se llama así' },
  'in.nobody': {
    en: 'No officials are registered yet. Add them in the referee setup.',
    es: 'Aún no hay oficiales inscritos. Agrégalos en la configuración de árbitros.',
  },
  'in.unconfirmed': { en: 'not confirmed', es: 'sin confirmar' },

  'keys.title': { en: 'Keys of the board', es: 'Teclas del tablero' },
  'keys.anywhere': { en: 'Anywhere', es: 'En todas partes' },
  'keys.onCourt': { en: 'On a court', es: 'En una cancha' },
  'keys.onPerson': { en: 'On a person in the queue', es: 'En una persona de la cola' },
  'keys.onAux': { en: 'On an aux assignment', es: 'En una tarea auxiliar' },
  'keys.onClipboard': { en: 'On a clipboard', es: 'En una planilla' },
  'keys.arrows': { en: 'Arrows', es: 'Flechas' },
  'keys.move': { en: 'Move', es: 'Moverse' },
  'keys.court': {
    en: 'Go to a court by its name; Enter takes the next in the queue or finishes',
    es: 'Ir a una cancha por su nombre; Enter pone a la siguiente persona o termina',
  },
  'keys.enterCourt': {
    en: 'Put the picked person here, else the next in the queue; on a busy court: finish',
    es: 'Poner aquí a la persona elegida o a la siguiente; en una ocupada: terminar',
  },
  'keys.second': {
    en: 'Picked person or next as second; or second back',
    es: 'Persona elegida o siguiente como segundo árbitro; o de vuelta a la cola',
  },
  'keys.enterPerson': {
    en: 'Pick up; on somebody else: move there',
    es: 'Mover; sobre otra persona: poner ahí',
  },
  'keys.call': { en: 'The open call of the court', es: 'El aviso abierto de la cancha' },
  'keys.undo': { en: 'Undo the last action', es: 'Deshacer la última acción' },
  'keys.esc': { en: 'Put down', es: 'Soltar' },
  'keys.help': { en: 'This help', es: 'Esta ayuda' },
  'keys.drag': {
    en: 'By pointer: drag a person to a court or within the queue; on a tablet by the grip.',
    es: 'Con el puntero: arrastra una persona a una cancha o dentro de la cola; en tableta, por el asa.',
  },
} as const satisfies Words;

export const texts = { ...staffCatalogue, ...callTypeWords, ...boardWords } as const;

export type BoardKey = keyof typeof texts;

/** The catalogue's words and the board's own. */
export const useBoardWords = () => useWordsOf(texts);

export type BoardSay = ReturnType<typeof useBoardWords>;

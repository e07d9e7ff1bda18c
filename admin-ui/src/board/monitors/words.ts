import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

/** Who looks after which court. */
export const useMonitorWords = wordsHook(staffCatalogue, {
  'monitors.who': { en: 'Checked-in volunteers', es: 'Voluntarios presentes' },
  'monitors.which': { en: 'Which volunteers', es: 'Qué voluntarios' },
  'monitors.own': { en: 'Court monitors', es: 'Monitores de cancha' },
  'monitors.all': { en: 'All checked in', es: 'Todos los presentes' },
  'monitors.nobody': {
    en: 'No court monitor is checked in. Check somebody in, or look at all who are here.',
    es: 'No hay monitores presentes. Registra la llegada de alguien o mira a todos los presentes.',
  },
  'monitors.nobodyAtAll': {
    en: 'No volunteer is checked in today. Check somebody in.',
    es: 'Hoy no hay voluntarios presentes. Registra la llegada de alguien.',
  },
  'monitors.courts': { en: 'Courts', es: 'Canchas' },
  'monitors.noCourts': { en: 'This tournament has no courts yet', es: 'Este torneo aún no tiene canchas' },
  'monitors.court': { en: 'Court {court}', es: 'Cancha {court}' },
  'monitors.none': { en: 'No monitor', es: 'Sin monitor' },
  'monitors.onMany': { en: 'Courts {courts}', es: 'Canchas {courts}' },
  'monitors.assigned': {
    en: '{name} looks after court {court}',
    es: '{name} atiende la cancha {court}',
  },
  'monitors.now': { en: 'Courts with a monitor', es: 'Canchas con monitor' },
  'monitors.nowNone': { en: 'No court has a monitor yet', es: 'Ninguna cancha tiene monitor' },
  'monitors.remove': { en: 'Remove monitor', es: 'Quitar monitor' },
  'monitors.removeOf': {
    en: 'Remove monitor: court {court}, {name}',
    es: 'Quitar monitor: cancha {court}, {name}',
  },
  'monitors.removed': { en: 'Court {court} has no monitor now', es: 'La cancha {court} ya no tiene monitor' },
  'monitors.checkIn': { en: 'Check in a volunteer', es: 'Registrar la llegada de un voluntario' },
  'monitors.checkInHint': {
    en: 'Type a name and press Enter; the next one can follow at once.',
    es: 'Escribe un nombre y presiona Enter; el siguiente puede seguir enseguida.',
  },
  'monitors.search': { en: 'Name', es: 'Nombre' },
  'monitors.searchKeys': {
    en: '↓ goes to the list · Enter checks in · Esc closes',
    es: '↓ va a la lista · Enter registra la llegada · Esc cierra',
  },
  'monitors.allHere': {
    en: 'Nobody left to check in: every volunteer of the tournament is here, or there is none.',
    es: 'No falta nadie: todos los voluntarios están presentes, o no hay ninguno.',
  },
  'monitors.noMatch': { en: 'Nobody is called like that', es: 'Nadie se llama así' },
  'monitors.noShift': { en: 'No shift today', es: 'Sin turno hoy' },
  'monitors.page': { en: 'The monitors’ page', es: 'La página de los monitores' },
  'monitors.pageText': {
    en: 'Court monitors open it on their phones to call the desk. Print the code or show it.',
    es: 'Los monitores la abren en su teléfono para avisar a la mesa. Imprime el código o muéstralo.',
  },
});

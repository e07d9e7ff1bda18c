import { type KeyOf, wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';
import { homeWords } from './words/home.ts';
import { setupWords } from './words/setup.ts';

export const useSetupWords = wordsHook(staffCatalogue, {
  ...homeWords,
  ...setupWords,
  // Guides and the QR code maker.
  'howto.help': {
    en: 'Guides for every step. They open on the federations’ own sites, or in the screen they are about.',
    es: 'Guías para cada paso. Se abren en el sitio de cada federación o en la pantalla correspondiente.',
  },
  'howto.roles': { en: 'Guides by role', es: 'Guías por papel' },
  'howto.rolesHelp': { en: 'To read, or to print as PDF', es: 'Para leer o imprimir como PDF' },
  'howto.visitor': { en: 'Visitors', es: 'Visitantes' },
  'howto.official': { en: 'Officials', es: 'Oficiales' },
  'howto.volunteer': { en: 'Volunteers', es: 'Voluntarios' },
  'howto.courtmonitor': { en: 'Court monitors', es: 'Monitores de cancha' },
  'howto.captain': { en: 'Volunteer captains', es: 'Capitanes de voluntarios' },
  'howto.coordinator': { en: 'Coordinators and the desk', es: 'Coordinación y mesa' },
  'howto.master': { en: 'Tournament masters', es: 'Administradores principales' },
  'howto.platform': { en: 'Platform admins', es: 'Administradores de la plataforma' },
  'howto.here': { en: 'Step by step', es: 'Paso a paso' },
  'howto.documents': { en: 'Rule books and guides (PDF)', es: 'Reglamentos y guías (PDF)' },
  'howto.videos': { en: 'Videos', es: 'Videos' },
  'howto.checklist': { en: 'Set up a tournament', es: 'Configurar un torneo' },
  'howto.shifts': { en: 'Create shifts', es: 'Crear turnos' },
  'howto.assign': { en: 'Assign people to shifts', es: 'Asignar personas a turnos' },
  'howto.mail': { en: 'Email or text a shift', es: 'Escribir a un turno' },
  'howto.import': { en: 'Import a spreadsheet', es: 'Importar una hoja de cálculo' },
  'howto.volunteers': { en: 'Work with volunteers', es: 'Trabajar con voluntarios' },
  'howto.qr': { en: 'Make a QR code', es: 'Crear un código QR' },
  'howto.itfRules': { en: 'ITF Rules of Tennis', es: 'Reglas del tenis de la ITF' },
  'howto.usta': { en: 'USTA Friend at Court', es: 'Friend at Court de la USTA' },
  'howto.usap': { en: 'USA Pickleball Official Rulebook', es: 'Reglamento oficial de USA Pickleball' },
  'howto.usapTraining': {
    en: 'USA Pickleball referee training videos',
    es: 'Videos de formación de árbitros de USA Pickleball',
  },
  'howto.ustaVideos': { en: 'USTA officiating videos', es: 'Videos de arbitraje de la USTA' },
  'records.status': { en: 'Status', es: 'Estado' },
  'records.dates': { en: 'Dates', es: 'Fechas' },
  'qr.help': {
    en: 'Makes a QR code of any web address or text.',
    es: 'Crea un código QR de cualquier dirección o texto.',
  },
  'qr.content': { en: 'Web address or text', es: 'Dirección web o texto' },
  'qr.long': {
    en: '{count} of at most 500 characters: a longer code is not read from a poster.',
    es: '{count} de 500 caracteres como máximo: un código más largo no se lee de un cartel.',
  },
  'qr.name': { en: 'File name', es: 'Nombre del archivo' },
  'qr.empty': { en: 'Type an address to see its code', es: 'Escribe una dirección para ver su código' },
  'qr.use': { en: 'Use the signup address', es: 'Usar el enlace de inscripción' },
  'courts.keys': {
    en: '{enter} saves and goes to the next court, {esc} takes back what you typed.',
    es: '{enter} guarda y pasa a la siguiente cancha, {esc} deshace lo escrito.',
  },
  'courts.left': { en: 'Left', es: 'Izquierda' },
  'courts.right': { en: 'Right', es: 'Derecha' },
  'courts.court': { en: 'Court {court}', es: 'Cancha {court}' },
  'courts.nameOf': { en: 'Name of court {court}', es: 'Nombre de la cancha {court}' },
  'courts.descriptionOf': { en: 'Description of court {court}', es: 'Descripción de la cancha {court}' },
  'courts.noteOf': { en: 'Note of the desk on court {court}', es: 'Nota de la mesa sobre la cancha {court}' },
  'courts.note': { en: 'Note for the desk', es: 'Nota para la mesa' },
  'courts.colorOf': { en: 'Color of court {court}', es: 'Color de la cancha {court}' },
  'courts.noColor': { en: 'No color', es: 'Sin color' },
  'courts.add': { en: 'Add court', es: 'Agregar cancha' },
  'courts.none': { en: 'No courts yet', es: 'Todavía no hay canchas' },
  'courts.noneText': {
    en: 'Add the first one; the next ones follow by number, and each can be renamed.',
    es: 'Agrega la primera; las siguientes siguen por número y a cada una se le puede cambiar el nombre.',
  },
});

export type SetupKey = KeyOf<typeof useSetupWords>;

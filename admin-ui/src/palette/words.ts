import { type KeyOf, wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

export const usePaletteWords = wordsHook(staffCatalogue, {
  'palette.title': {
    en: 'Find a screen, a tournament or a person, or say what to do',
    es: 'Buscar una pantalla, un torneo o una persona, o decir qué hacer',
  },
  'palette.empty': { en: 'Nothing is called like that', es: 'No hay nada con ese nombre' },
  'palette.count': { en: '{count} {{result|results}}', es: '{count} {{resultado|resultados}}' },
  'palette.actions': { en: 'Actions', es: 'Acciones' },
  'palette.screens': { en: 'Screens', es: 'Pantallas' },
  'palette.tournaments': { en: 'Tournaments', es: 'Torneos' },
  'palette.people': { en: 'People', es: 'Personas' },
  'palette.board': { en: 'Open board', es: 'Abrir el tablero' },
  'palette.addShift': { en: 'Add shift', es: 'Agregar turno' },
  'palette.addVolunteerShift': { en: 'Add volunteer shift', es: 'Agregar turno de voluntarios' },
  'palette.write': { en: 'Write to shifts', es: 'Escribir a turnos' },
  'palette.writeVolunteers': { en: 'Write to volunteer shifts', es: 'Escribir a turnos de voluntarios' },
  'palette.copyLink': { en: 'Copy signup link', es: 'Copiar el enlace de inscripción' },
  'palette.copied': { en: 'Signup link copied', es: 'Enlace de inscripción copiado' },
  'palette.export': { en: 'Export contacts', es: 'Exportar contactos' },
  'palette.exported': {
    en: '{count} {{contact|contacts}} saved as a file',
    es: '{count} {{contacto guardado|contactos guardados}} en un archivo',
  },
  'palette.noContacts': { en: 'Nobody is registered yet.', es: 'Aún no hay nadie inscrito.' },
  'palette.checkIn': { en: 'Check in {name}', es: 'Registrar llegada de {name}' },
});

export type PaletteKey = KeyOf<typeof usePaletteWords>;

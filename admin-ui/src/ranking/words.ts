import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

const own = {
  'ranking.views': { en: 'Views of the rankings', es: 'Vistas del ranking' },
  'ranking.saved': { en: 'Saved', es: 'Guardado' },
  'ranking.removed': { en: 'Removed', es: 'Eliminado' },
  'ranking.choose': { en: 'Choose', es: 'Elegir' },
  'player.add': { en: 'Add player', es: 'Agregar jugador' },
  'player.edit': { en: 'Edit player', es: 'Editar jugador' },
  'player.import': { en: 'Import CSV', es: 'Importar CSV' },
  'player.importHelp': {
    en: 'A file with the columns first, last, gender (F or M, Female or Male, Mujer or Hombre) and birth. Players who are there already are left out.',
    es: 'Un archivo con las columnas first, last, gender (F o M, Mujer u Hombre) y birth. Quienes ya están no se agregan de nuevo.',
  },
  'player.imported': {
    en: '{added} {{player|players}} added, {known} {{was|were}} there already',
    es: 'Agregados: {added}; ya estaban: {known}',
  },
  'player.first': { en: 'First name', es: 'Nombre' },
  'player.last': { en: 'Last name', es: 'Apellido' },
  'player.female': { en: 'Female (F)', es: 'Mujer (F)' },
  'player.male': { en: 'Male (M)', es: 'Hombre (M)' },
  'player.gender': { en: 'Gender', es: 'Género' },
  'player.birth': { en: 'Birth', es: 'Nacimiento' },
  'player.none': { en: 'No players yet', es: 'Aún no hay jugadores' },
  'player.noneHelp': { en: 'Add one, or import a CSV file.', es: 'Agrega uno o importa un archivo CSV.' },
  'player.removeOf': { en: 'Remove {name}?', es: '¿Eliminar a {name}?' },
  'player.removeText': {
    en: 'Name and day of birth are gone for good, and so are the pairs with them.',
    es: 'El nombre y la fecha desaparecen para siempre, y también sus parejas.',
  },
  'player.removeMany': {
    en: 'Players who are removed for good, with their pairs: {count}.',
    es: 'Jugadores que se eliminan para siempre, con sus parejas: {count}.',
  },
  'event.addTournament': { en: 'Add tournament', es: 'Agregar torneo' },
  'event.editTournament': { en: 'Edit tournament', es: 'Editar torneo' },
  'event.name': { en: 'Name', es: 'Nombre' },
  'event.location': { en: 'Location', es: 'Lugar' },
  'event.tier': { en: 'Tier', es: 'Nivel' },
  'event.sanctioned': { en: 'Sanctioned', es: 'Sancionado' },
  'event.start': { en: 'Start', es: 'Inicio' },
  'event.end': { en: 'End', es: 'Fin' },
  'event.visible': { en: 'Visible', es: 'Visible' },
  'event.events': { en: 'Events', es: 'Pruebas' },
  'event.eventsOf': { en: 'Events of {name}', es: 'Pruebas de {name}' },
  'event.noEvents': { en: 'No events yet', es: 'Aún no hay pruebas' },
  'event.addEvent': { en: 'Add event', es: 'Agregar prueba' },
  'event.type': { en: 'Event', es: 'Prueba' },
  'event.pairs': { en: '{type}, pairs: {count}', es: '{type}, parejas: {count}' },
  'event.none': { en: 'No tournaments yet', es: 'Aún no hay torneos' },
  'event.noneHelp': {
    en: 'Add a tournament, then its events, then the pairs of each.',
    es: 'Agrega un torneo, luego sus pruebas y las parejas de cada una.',
  },
  'pair.add': { en: 'Save partners', es: 'Guardar pareja' },
  'pair.one': { en: 'Player', es: 'Jugador' },
  'pair.two': { en: 'Partner', es: 'Pareja' },
  'pair.find': { en: 'Find a player', es: 'Buscar un jugador' },
  'pair.findTwo': { en: 'Find the partner', es: 'Buscar la pareja' },
  'pair.tournament': { en: 'Tournament', es: 'Torneo' },
  'pair.part': { en: 'Part the pair', es: 'Separar la pareja' },
  'pair.partMany': {
    en: 'Pairs that leave their events: {count}.',
    es: 'Parejas que salen de sus pruebas: {count}.',
  },
  'pair.none': { en: 'No pairs yet', es: 'Aún no hay parejas' },
  'pair.noneHelp': { en: 'Choose an event and two players.', es: 'Elige una prueba y dos jugadores.' },
} as const satisfies Words;

export const texts = { ...staffCatalogue, ...own } as const;

export type RankingWord = keyof typeof texts;

/** The catalogue's words and those of the rankings. */
export const useRankingWords = () => useWordsOf(texts);

import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

export const tournamentsWords = {
  'list.title': { en: 'Tournaments', es: 'Torneos' },
  'list.search': { en: 'Name or location', es: 'Nombre o lugar' },
  'list.region': { en: 'Region', es: 'Región' },
  'list.West': { en: 'West', es: 'Oeste' },
  'list.Central': { en: 'Central', es: 'Centro' },
  'list.East': { en: 'East', es: 'Este' },
  'list.All': { en: 'All', es: 'Todas' },
  'list.viewAll': { en: 'View all, with past', es: 'Ver todos, con anteriores' },
  'list.need': { en: 'Need people', es: 'Necesitan gente' },
  'list.near': { en: 'Near me', es: 'Cerca de mí' },
  'list.nearRefused': {
    en: 'Your browser did not say where you are. Search by town or state instead.',
    es: 'Tu navegador no dijo dónde estás. Busca por ciudad o estado.',
  },
  'list.miles': { en: '{count} mi away', es: 'a {count} mi' },
  'list.dates': { en: 'Dates', es: 'Fechas' },
  'list.from': { en: 'From', es: 'Desde' },
  'list.to': { en: 'To', es: 'Hasta' },
  'list.wanted': { en: 'Wanted: {wanted}', es: 'Se busca: {wanted}' },
  'list.upcoming': { en: 'Coming up', es: 'Próximos' },
  'list.past': { en: 'Past tournaments', es: 'Torneos anteriores' },
  'list.none': { en: 'Sorry no tournaments were found.', es: 'No se encontraron torneos.' },
  'list.noneFiltered': {
    en: 'Nothing fits the filters you set.',
    es: 'Nada coincide con los filtros.',
  },
  'list.noneFuture': {
    en: 'Nothing is planned yet. Past tournaments may be what you look for.',
    es: 'Todavía no hay nada previsto. Quizá busques torneos anteriores.',
  },
  'list.count': { en: '{count} {{tournament|tournaments}}', es: '{count} {{torneo|torneos}}' },
  'list.courts': { en: '{count} {{court|courts}}', es: '{count} {{cancha|canchas}}' },
  'list.next': { en: 'Next tournaments', es: 'Próximos torneos' },
  'list.seeAll': { en: 'See all tournaments', es: 'Ver todos los torneos' },
  'org.tagline': {
    en: 'Officials and volunteers for every stop of the tour.',
    es: 'Oficiales y voluntarios para cada parada de la gira.',
  },
  'org.app': { en: 'APP Tour', es: 'APP Tour' },
  'org.ppa': { en: 'PPA Tour', es: 'PPA Tour' },
  'legacy.title': { en: 'Legacy facility', es: 'Sede Legacy' },
  'ref.title': { en: 'Tournaments for officials', es: 'Torneos para oficiales' },
  'desk.title': { en: 'Tournaments you staff', es: 'Torneos que coordinas' },
  'calendar.title': { en: 'Tournament calendar', es: 'Calendario de torneos' },
  'calendar.previous': { en: 'Previous month', es: 'Mes anterior' },
  'calendar.next': { en: 'Next month', es: 'Mes siguiente' },
  'calendar.today': { en: 'Today', es: 'Hoy' },
  'calendar.inMonth': { en: 'In {month}', es: 'En {month}' },
  'calendar.none': { en: 'No tournaments this month', es: 'Ningún torneo este mes' },
  'calendar.nextUp': { en: 'The next one is in {month}.', es: 'El próximo es en {month}.' },
  'calendar.go': { en: 'Go to {month}', es: 'Ir a {month}' },
  'map.title': { en: 'Tournament map', es: 'Mapa de torneos' },
  'map.label': {
    en: 'Map of tournaments; the list holds the same',
    es: 'Mapa de torneos; la lista contiene lo mismo',
  },
  'map.noTiles': {
    en: 'The street map cannot be reached. The outline shows where the tournaments are.',
    es: 'No se puede cargar el mapa de calles. El contorno muestra dónde están los torneos.',
  },
  'map.closer': { en: 'Zoom in', es: 'Acercar' },
  'map.farther': { en: 'Zoom out', es: 'Alejar' },
  'map.close': { en: 'Close popup', es: 'Cerrar la ficha' },
  'map.unplaced': { en: 'Without a place on the map', es: 'Sin lugar en el mapa' },
  'map.show': { en: 'Show {name} on the map', es: 'Mostrar {name} en el mapa' },
  'map.around': {
    en: '{count} tournaments around here; press to come nearer',
    es: '{count} torneos en esta zona; presiona para acercarte',
  },
  'map.at': { en: '{count} tournaments here', es: '{count} torneos aquí' },
  'procedures.title': { en: 'Procedures', es: 'Procedimientos' },
  'procedures.notRegistered': {
    en: 'You must be registered for this tournament to view this page.',
    es: 'Debes estar inscrito en este torneo para ver esta página.',
  },
  'procedures.none': {
    en: 'No procedures found for this tournament.',
    es: 'No hay procedimientos para este torneo.',
  },
  'procedures.signup': { en: 'To the signup page', es: 'A la inscripción' },
  'staff.none': {
    en: 'You do not administer a tournament yet.',
    es: 'Todavía no administras ningún torneo.',
  },
} as const satisfies Words;

const table = { ...catalogue, ...tournamentsWords };

export const useTournamentWords = () => useWordsOf(table);

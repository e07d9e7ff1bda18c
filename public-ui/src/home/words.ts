import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

/** Not loaded by people signed in. */
export const useLandingWords = wordsHook(catalogue, {
  'home.title': { en: 'The right crew on every court', es: 'El equipo adecuado en cada cancha' },
  'home.lead': {
    en: '{sport|{tennis: Chair umpires, referees, athletic trainers, pickleball: Referees, line judges, match starters}} and volunteers find their tournaments here, pick their shifts, and know where to be.',
    es: '{sport|{tennis: Jueces de silla, árbitros, terapeutas deportivos, pickleball: Árbitros, jueces de línea, responsables de inicio}} y voluntarios encuentran aquí sus torneos, eligen turnos y saben dónde estar.',
  },
  'home.note': { en: 'Log in to see your tournament listings', es: 'Inicia sesión para ver tus torneos' },
  'home.point1': { en: 'Find a tournament', es: 'Encuentra un torneo' },
  'home.point1Text': {
    en: 'By region, by date or on the map. Everybody may look; an account lets you apply.',
    es: 'Por región, por fecha o en el mapa. Cualquiera puede mirar; con una cuenta puedes solicitar.',
  },
  'home.point2': { en: 'Apply and confirm', es: 'Solicita y confirma' },
  'home.point2Text': {
    en: 'Choose the shifts that suit you. When you are selected, one tap confirms.',
    es: 'Elige los turnos que te convengan. Cuando te seleccionen, confirma con un toque.',
  },
  'home.point3': { en: 'Know your court', es: 'Conoce tu cancha' },
  'home.point3Text': {
    en: 'Your schedule in venue time, the live board, and messages from the desk.',
    es: 'Tu horario en hora de la sede, el tablero en vivo y los mensajes de la mesa.',
  },
});

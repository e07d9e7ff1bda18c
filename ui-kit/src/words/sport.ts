import type { Words } from './catalogue.ts';

/** Names of roles and sections. The documents' category values stay as they are on the wire. */
export const sportWords = {
  'role.referee': { en: 'Referee', es: 'Árbitro' },
  'role.referees': { en: 'Referees', es: 'Árbitros' },
  'role.chairUmpire': { en: 'Chair Umpire', es: 'Juez de silla' },
  'role.athleticTrainer': { en: 'Athletic Trainer', es: 'Terapeuta deportivo' },
  'role.matchStarter': { en: 'Match Starter', es: 'Responsable de inicio' },
  'role.officials': {
    en: {
      tennis: 'Referees, chair umpires and athletic trainers',
      pickleball: 'Referees, line judges and match starters',
    },
    es: {
      tennis: 'Árbitros, jueces de silla y terapeutas deportivos',
      pickleball: 'Árbitros, jueces de línea y responsables de inicio',
    },
  },
  'role.lineJudge': { en: 'Line Judge', es: 'Juez de línea' },
  'role.scorekeeper': { en: 'Scorekeeper', es: 'Anotador' },
  'role.runner': { en: 'Runner', es: 'Mensajero' },
  'role.otherWork': { en: 'Other', es: 'Otro' },
  'role.volunteer': { en: 'Volunteer', es: 'Voluntario' },
  'role.volunteers': { en: 'Volunteers', es: 'Voluntarios' },
  'role.captain': { en: 'Volunteer Captain', es: 'Capitán de voluntarios' },
  'role.coordinator': { en: 'Coordinator', es: 'Coordinador' },
} as const satisfies Words;

import type { Words } from './tables.ts';

/** Names of roles and sections. The documents' category values stay as they are on the wire. */
export const sportWords = {
  'role.referee': { en: 'Referee', es: 'Árbitro' },
  'role.chairUmpire': { en: 'Chair Umpire', es: 'Juez de silla' },
  'role.athleticTrainer': { en: 'Athletic Trainer', es: 'Terapeuta deportivo' },
  'role.matchStarter': { en: 'Match Starter', es: 'Responsable de inicio' },
  'role.lineJudge': { en: 'Line Judge', es: 'Juez de línea' },
  'role.scorekeeper': { en: 'Scorekeeper', es: 'Anotador' },
  'role.runner': { en: 'Runner', es: 'Mensajero' },
  'role.otherWork': { en: 'Other', es: 'Otro' },
  'role.volunteer': { en: 'Volunteer', es: 'Voluntario' },
} as const satisfies Words;

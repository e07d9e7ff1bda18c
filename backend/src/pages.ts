import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { isDraft } from '@courtcrew/domain/tournaments/index.ts';
import type { EarlyRead } from '@courtcrew/domain/web/earlyReads.ts';
import { HELP_ROLES, helpPath } from '@courtcrew/domain/web/help.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { hasTournaments, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { SESSION_READ } from './accounts/index.ts';
import type { DescribePage, PageAbout } from './kernel/http/pages/pageAbout.ts';
import { firstShiftsRead } from './roster/index.ts';
import { COMING_READ, daysIn, previewPath, tournamentRead } from './tournaments/index.ts';

/** What stands at every public address, in the HTML that is served: the application itself says it in full. */

type Words = Readonly<Record<Language, readonly [title: string, description: string]>>;

interface PublicPage extends Words {
  readonly unlisted?: boolean;
  readonly reads?: readonly EarlyRead[];
}

const PICTURE = '/preview.png';

const OWN = {
  en: ['Your account', 'Your shifts, profile and account at Courtcrew.'],
  es: ['Tu cuenta', 'Tus turnos, tu perfil y tu cuenta en Courtcrew.'],
  unlisted: true,
} as const;

const LISTING: PublicPage = {
  en: ['Tournaments', 'Tennis and pickleball tournaments that look for officials and volunteers.'],
  es: ['Torneos', 'Torneos de tenis y pickleball que buscan oficiales y voluntarios.'],
};
const VOLUNTEER: PublicPage = {
  en: ['Volunteer', 'Tournaments near and far that look for volunteers, with their open shifts.'],
  es: ['Voluntariado', 'Torneos que buscan voluntarios, con sus turnos libres.'],
};

const HELP: PublicPage = {
  en: ['Help', 'How to work with Courtcrew: a guide for each role, to read or to print.'],
  es: ['Ayuda', 'Cómo trabajar con Courtcrew: una guía para cada papel, para leer o imprimir.'],
};

/** Pages about no single tournament, by path in small letters. */
export const PAGES: Readonly<Record<string, PublicPage>> = {
  '/': {
    en: [
      'Courtcrew',
      'Referees, officials and volunteers for tennis and pickleball tournaments: find a tournament, apply for shifts, know your court.',
    ],
    es: [
      'Courtcrew',
      'Árbitros, oficiales y voluntarios para torneos de tenis y pickleball: encuentra un torneo, solicita turnos y conoce tu cancha.',
    ],
    reads: [COMING_READ],
  },
  '/tournaments': { ...LISTING, reads: [COMING_READ] },
  '/app': LISTING,
  '/ppa': LISTING,
  '/legacy': LISTING,
  '/tournamentcalendar': {
    en: ['Calendar', 'Tennis and pickleball tournaments month by month.'],
    es: ['Calendario', 'Torneos de tenis y pickleball mes a mes.'],
  },
  '/tournamentmap': {
    en: ['Map', 'Where tennis and pickleball tournaments look for officials and volunteers.'],
    es: ['Mapa', 'Dónde buscan oficiales y voluntarios los torneos de tenis y pickleball.'],
  },
  '/signup/volunteers': VOLUNTEER,
  '/signup/volunteer': VOLUNTEER,
  '/signup/volunteer/bytime': VOLUNTEER,
  '/signup/athletictrainer': {
    en: ['Athletic Trainer', 'Open shifts of athletic trainers at tournaments.'],
    es: ['Terapeuta deportivo', 'Turnos libres de terapeutas deportivos en torneos.'],
  },
  '/resources': {
    en: ['Resources', 'Guides for officials and volunteers.'],
    es: ['Recursos', 'Guías para oficiales y voluntarios.'],
  },
  '/login': {
    en: ['Login', 'Log in to apply for shifts and see your schedule.'],
    es: ['Iniciar sesión', 'Entra para solicitar turnos y ver tu horario.'],
  },
  '/register': {
    en: ['Create an account', 'One account for all tournaments: as an official, a volunteer, or both.'],
    es: ['Crear una cuenta', 'Una cuenta para todos los torneos, de oficial, de voluntario o de ambos.'],
  },
  '/tools/termsofservice': {
    en: ['Terms of use', 'What holds between Courtcrew and the people who use it.'],
    es: ['Condiciones de uso', 'Lo que rige entre Courtcrew y quienes lo usan.'],
  },
  '/tools/privacy': {
    en: ['Privacy', 'What Courtcrew keeps about people, and for how long.'],
    es: ['Privacidad', 'Qué guarda Courtcrew sobre las personas y por cuánto tiempo.'],
  },
  '/help': HELP,
  ...Object.fromEntries(HELP_ROLES.map((role) => [helpPath(role), HELP])),
  '/quiz': {
    en: ['Quiz', 'A quiz for officials.'],
    es: ['Cuestionario', 'Un cuestionario para oficiales.'],
  },
  // Without a tournament it is the shell that a phone keeps for when there is no network.
  '/volunteer/courtmonitor': {
    en: ['Court monitor', 'Calls from the court to the desk.'],
    es: ['Monitor de cancha', 'Avisos de la cancha a la mesa.'],
    unlisted: true,
  },
  '/question': {
    en: ['Questions and answers', 'What officials and volunteers asked, with the answers.'],
    es: ['Preguntas y respuestas', 'Lo que preguntaron oficiales y voluntarios, con las respuestas.'],
  },
  '/question/submit': OWN,
  '/signup': OWN,
  '/signup/contactcoordinator': OWN,
  '/signup/referee/messageboard': OWN,
  '/profile/myprofile': OWN,
  '/profile/security': OWN,
  '/profile/signupreport': OWN,
  '/profile/matchesbytournament': OWN,
  '/profile/history': OWN,
  '/refdashboard': OWN,
  '/deskdashboard': OWN,
  '/public/linecheckin': OWN,
  '/public/linecheckinshifts': OWN,
};

const ORGANIZATION = '/organization/';

/** First segments of addresses that carry something of their own: a secret, or somebody's name. */
const BELOW: Readonly<Record<string, PublicPage>> = {
  '/register/': PAGES['/register'] ?? OWN,
  [ORGANIZATION]: LISTING,
  '/reset/': OWN,
  '/leave/': OWN,
  '/phone/': OWN,
  '/letters/': OWN,
  '/print/printinvoice/': OWN,
  '/question/answer/': OWN,
};

const MESSAGE_BOARD = {
  en: ['Message board: {name}', 'What the crew writes to each other.'],
  es: ['Muro de mensajes: {name}', 'Lo que se escribe el equipo.'],
} as const;

const FOR_VOLUNTEERS = {
  en: ['Volunteer: {name}', 'Open shifts for volunteers.'],
  es: ['Voluntariado: {name}', 'Turnos libres para voluntarios.'],
} as const;

/** Pages about one tournament: the segment after these names it, or the query of those without a slash at the end. */
const OF_TOURNAMENT: Readonly<Record<string, Words>> = {
  '/signup/': {
    en: ['{name}', 'Shifts for officials and volunteers.'],
    es: ['{name}', 'Turnos para oficiales y voluntarios.'],
  },
  '/signup/volunteer': FOR_VOLUNTEERS,
  '/signup/volunteer/bytime': FOR_VOLUNTEERS,
  '/signup/athletictrainer': {
    en: ['Athletic Trainer: {name}', 'Open shifts of athletic trainers.'],
    es: ['Terapeuta deportivo: {name}', 'Turnos libres de terapeutas deportivos.'],
  },
  '/public/board/': {
    en: ['Board: {name}', 'Who is on which court right now.'],
    es: ['Tablero: {name}', 'Quién está ahora en cada cancha.'],
  },
  '/public/boarddisplay/': {
    en: ['Board: {name}', 'The board for a television at the venue.'],
    es: ['Tablero: {name}', 'El tablero para un televisor en la sede.'],
  },
  '/signup/refereemessageboard/': MESSAGE_BOARD,
  '/signup/referee/messageboard/': MESSAGE_BOARD,
  '/signup/pastemails/': {
    en: ['Emails: {name}', 'What the desk has written to its crew.'],
    es: ['Correos: {name}', 'Lo que la mesa ha escrito a su equipo.'],
  },
  '/scores/': {
    en: ['Scores: {name}', 'Scores as the players report them.'],
    es: ['Resultados: {name}', 'Los resultados que informan los jugadores.'],
  },
  '/procedures/': {
    en: ['Procedures: {name}', 'What people registered in this tournament have to know.'],
    es: ['Procedimientos: {name}', 'Lo que deben saber quienes participan en este torneo.'],
  },
  '/volunteer/courtmonitor/': {
    en: ['Court monitor: {name}', 'Calls from the court to the desk.'],
    es: ['Monitor de cancha: {name}', 'Avisos de la cancha a la mesa.'],
  },
};

/** Those that read their tournament before anything else. */
const READING_IT: ReadonlySet<string> = new Set([
  '/signup/',
  '/signup/volunteer',
  '/signup/volunteer/bytime',
  '/signup/athletictrainer',
  '/public/board/',
]);

const NOTHING: Words = {
  en: ['Page not found', 'There is nothing at this address. The tournaments are on the home page.'],
  es: ['Página no encontrada', 'No hay nada en esta dirección. Los torneos están en la página de inicio.'],
};

const missing = (language: Language): PageAbout => ({ ...aboutIn(NOTHING, language), missing: true });

function aboutIn(words: Words, language: Language): PageAbout {
  const [title, description] = words[language];
  return { title, description, picture: PICTURE };
}

const general = ({ unlisted, reads = [], ...words }: PublicPage, language: Language): PageAbout => ({
  ...aboutIn(words, language),
  reads: [SESSION_READ, ...reads],
  ...(unlisted && { unlisted }),
});

/** Tells what is at an address. A draft is nothing: visitors do not learn of it. */
export const describePages =
  (db: Kysely<Database>): DescribePage =>
  async (address, language, asked = null) => {
    const path = address.toLowerCase().replace(/(.)\/+$/, '$1');
    const page = PAGES[path] ?? BELOW[rootOf(path)];
    const isAsked = asked !== null && path in OF_TOURNAMENT;
    if (rootOf(path) === ORGANIZATION && !(await hasTournaments(db, lastOf(address))))
      return missing(language);
    if (page && !isAsked) return general(page, language);
    const key = isAsked ? path : rootOf(path);
    const words = OF_TOURNAMENT[key]?.[language];
    if (!words) return missing(language);
    const tid = isAsked ? asked : lastOf(address);
    const tournament = tid === null ? undefined : await tournamentById(db, tid);
    if (!tournament || isDraft(tournament.status)) return missing(language);
    const [title, description] = words;
    const facts = [daysIn(tournament, language), tournament.location, description];
    return {
      title: title.replace('{name}', () => tournament.name),
      description: facts.filter(Boolean).join(' · '),
      picture: previewPath(tournament, language),
      reads: [
        SESSION_READ,
        ...(READING_IT.has(key) ? [tournamentRead(tournament.tid)] : []),
        ...(key === '/signup/' ? firstShiftsRead(tournament) : []),
      ],
    };
  };

/** `/public/board/` of `/public/board/t1`: all but the last segment. */
const rootOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The last segment as it was written; null for one that cannot be read. */
const lastOf = (address: string): string | null =>
  decoded(address.replace(/\/+$/, '').split('/').at(-1) ?? '');

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

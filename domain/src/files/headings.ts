import { nameKey } from '../kernel/spelling.ts';
import { IMPORT_FIELDS, type ImportField, type Source } from './kinds.ts';

/** Headings that files have, in English and Spanish, by the field they hold. */

/** A heading as it is compared: without case, accents, marks and what stands in brackets. */
export const headingKey = (heading: string): string =>
  nameKey(heading)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}#/&-]+/gu, ' ')
    .replace(/\s*([/&])\s*/g, '$1')
    .trim();

type Known = readonly [pattern: string, ...fields: ImportField[]];

/**
 * Patterns of whole headings, the more particular first. A heading with several fields holds the first of them that its kind of
 * file has, and the next where another column holds that one already.
 */
const KNOWN: readonly Known[] = [
  [
    '(?:preferred |given |legal )?first(?: ?name)?|f ?name|given ?name|forename|nombres|primer nombre',
    'first',
  ],
  ['last(?: ?name)?|l ?name|surname|family ?name|apellidos?', 'last'],
  [
    '(?:full |complete |your |volunteer |official |referee |umpire |player |participant |contact |member )?name|volunteer|official|referee|umpire|participant|who|person|what is your (?:full )?name|name first/last|first/last name|first & last name|first and last name|nombre completo|nombres? y apellidos?|tu nombre|voluntari[oa]|arbitro',
    'name',
    'player1',
    'shift',
  ],
  ['nombre', 'name', 'first', 'shift'],
  [
    '(?:your |contact |primary |personal |user ?)?e-?mail(?: ?address)?(?: 1)?|mail|correo(?: electronico)?|direccion de correo(?: electronico)?|username',
    'email',
  ],
  [
    '(?:other|alt|alternate|alternative|secondary|second|home|work|2nd) (?:tele)?phone(?: number| #)?|phone(?: number)? 2|otro (?:telefono|numero)|telefono (?:2|de casa|alternativo|alterno)',
    'other_phone',
  ],
  [
    '(?:your |primary |contact |mobile |cell |cellular |day |daytime |main )?(?:tele)?phone(?: ?(?:number|no|#|1))?|cell(?: ?(?:number|#))?|mobile(?: ?(?:number|#))?|tel|telefono(?: movil| celular)?|(?:numero de )?(?:telefono|celular)|celular|movil',
    'phone',
    'other_phone',
  ],
  ['emergency.*|.*emergencia.*', 'notes'],
  [
    'credentials?|certifications?(?: level)?|certification status|(?:ref(?:eree)?|official|officiating|umpire) (?:level|certification|credential)|level|rank(?:ing)?|credencial(?:es)?|certificacion|nivel(?: de (?:arbitro|certificacion))?',
    'credentials',
  ],
  ['section|staff type|provider type|seccion', 'section'],
  [
    '(?:t-? ?|tee )?shirt(?: ?size)?|jersey(?: size)?|size|talla(?: de (?:camisa|camiseta|playera))?|camiseta|playera',
    'shirt',
  ],
  ['(?:home )?(?:city|town)(?:/state)?|ciudad|hometown', 'city'],
  [
    '(?:sign ?up |my |your |additional |other |volunteer )?(?:notes?|comments?|remarks)|(?:any )?(?:questions|comments)(?:/| or | and )(?:questions|comments)|additional info(?:rmation)?|special requests?|anything else.*|notas?|comentarios?|observaciones',
    'notes',
    'description',
  ],
  [
    '(?:start|begin|starts|shift start|from) ?(?:date ?(?:/|&|and|-)? ?time|datetime|date/time)|starts at|start date & time|fecha(?:/| y )hora(?: de)? inicio|inicio fecha y hora',
    'starts',
  ],
  [
    '(?:end|finish|ends|shift end|to) ?(?:date ?(?:/|&|and|-)? ?time|datetime|date/time)|ends at|end date & time|fecha(?:/| y )hora(?: de)? fin(?:al)?',
    'ends',
  ],
  ['date ?(?:/|&|and) ?time|datetime|when|fecha(?:/| y )hora|cuando|shift date/time', 'starts', 'date'],
  [
    '(?:shift |start |game |match |event |scheduled |play )?(?:date|day)(?: of shift)?|fecha(?: de inicio| del turno)?|dia',
    'date',
  ],
  [
    '(?:shift |report(?:ing)? |arrival |scheduled |in )?(?:start|begin|starting|check-in|report|arrival)(?:s| ?time)?|from|time in|starts?(?: time)?|hora(?: de)? (?:inicio|entrada|comienzo)|inicio|desde|entrada|comienza|empieza',
    'start',
    'time',
  ],
  [
    '(?:shift |out )?(?:end|finish|ending|stop)(?:s| ?time)?|to|until|time out|hora(?: de)? (?:fin(?:al)?|salida|termino)|fin|hasta|salida|termina',
    'end',
  ],
  ['(?:scheduled |game |match |play )?times?|hora(?: programada)?', 'hours', 'time'],
  [
    'hours|(?:shift |work )?(?:hours|time ?slots?|slot time)|shift times?|time (?:range|slot|block)|horarios?|horas|horario del turno',
    'hours',
  ],
  ['wait(?:ing)?[ -]?list(?: spots| size)?|wait spots|lista de espera', 'waitlist'],
  [
    '(?:total )?(?:spots|slots|places|openings|positions)(?: (?:needed|available|open|total))?|(?:#|number|no|num|count|how many)(?: of)?(?: (?:volunteers?|people|officials|refs?|referees|spots|slots|positions))?(?: needed| required)?|(?:volunteers?|people|officials|referees|refs) (?:needed|required)|needed|capacity|max(?:imum)?|lugares|cupos?|plazas|vacantes|voluntarios necesarios',
    'spots',
    'number',
  ],
  [
    'qty|quantity|number of (?:people|guests|slots taken)|party size|cantidad|numero de personas',
    'places',
    'spots',
  ],
  ['certified(?: (?:spots|refs|officials))?|certificad[oa]s?', 'certified', 'credentials'],
  ['level(?: |-)?(?:2|two|ii)(?: spots)?|l2|nivel 2', 'level_two'],
  ['level(?: |-)?(?:1|one|i)(?: spots)?|l1|nivel 1', 'level_one'],
  ['not rated(?: spots)?|unrated|uncertified|any level|sin nivel', 'none'],
  [
    '(?:shift|slot|item|task|job|duty|assignment|position|activity|station|turno|puesto|tarea|actividad|item/task)(?: ?(?:name|title|description|requested|assigned))?|title|nombre del turno|sign ?up (?:item|slot)|what',
    'shift',
  ],
  [
    '(?:shift |volunteer |job )?(?:category|type|department|dept|area|team|committee|crew|role|roles|zone)|categoria|tipo|area de trabajo|departamento|rol|comite|equipo',
    'category',
    'section',
    'event',
  ],
  [
    '(?:shift |item |slot |job )?(?:description|details?|instructions|info)|descripcion|detalles|instrucciones',
    'description',
    'notes',
  ],
  ['colou?r', 'color'],
  [
    '(?:sign ?up |shift |assignment |game )?status|response|rsvp|accepted|confirmed|confirmation|estado|estatus|confirmad[oa]',
    'status',
  ],
  [
    'event(?: ?name)?|division|draw|bracket|age ?group|age division|discipline|evento|cuadro',
    'event',
    'shift',
  ],
  ['round(?: ?(?:name|number|no|#))?|rd|rnd|stage|ronda|fase', 'round'],
  [
    '(?:match|game|partido|juego)(?: ?(?:number|no|num|#|id|nr))?|(?:numero|n|no) de (?:partido|juego)|match/game',
    'number',
  ],
  [
    '(?:player|team|side|opponent|jugador(?:a)?|equipo|pareja|p) ?(?:1|a|one)|home(?: ?team)?|winner|local|team 1 player 1|player 1a',
    'player1',
  ],
  [
    '(?:player|team|side|opponent|jugador(?:a)?|equipo|pareja|p) ?(?:2|b|two)|away(?: ?team)?|visitor|visitante|opponent|loser|team 1 player 2',
    'player2',
  ],
  ['(?:player|jugador(?:a)?|p) ?3|team 2 player 1', 'player3'],
  ['(?:player|jugador(?:a)?|p) ?4|team 2 player 2', 'player4'],
  ['(?:court|field|pitch|sub-? ?venue|cancha|pista)(?: ?(?:name|number|no|#))?', 'court'],
  ['(?:final |match )?(?:score|result)s?|resultado|marcador|puntuacion', 'score'],
];

const PATTERNS = KNOWN.map(([pattern, ...fields]) => ({ pattern: new RegExp(`^(?:${pattern})$`), fields }));

/** Our own names of fields, as the columns of a file may be called, too. Those that others use for something else come below. */
const FIELDS = Object.values(IMPORT_FIELDS)
  .flat()
  .filter((field) => /[_\d]|^(?:starts|ends)$/.test(field));

/** Columns that programs add of themselves: when a form was sent, or what the program calls things. */
const OF_PROGRAMS =
  /^(?:timestamp|marca temporal|sign ?up timestamp|sign ?up|phone ?type|sign ?up coleader|coleader|venue|location|league|gender|game type|(?:submission|response|row|user|person|record|volunteer|member)? ?id|submitted(?: at| on)?|start time of form|completion time|ip address|last modified(?: time)?|score points|#|no)$/;

export interface Meaning {
  /** Best first; none for a column that a program added. */
  readonly fields: readonly ImportField[];
  readonly sure: number;
}

/** What a heading means; undefined where nobody knows it. */
export function meaningOf(heading: string): Meaning | undefined {
  const key = headingKey(heading);
  if (key === '') return undefined;
  const own = FIELDS.find((field) => field === key.replaceAll(' ', '_'));
  if (own) return { fields: [own], sure: 1 };
  if (OF_PROGRAMS.test(key)) return { fields: [], sure: 0.9 };
  const whole = PATTERNS.find(({ pattern }) => pattern.test(key));
  if (whole) return { fields: whole.fields, sure: 0.95 };
  // Questions of forms, and headings of two lines: "What is your e-mail address?", "Volunteer contact: mobile".
  const words = key.split(/[\s/&-]+/);
  for (let from = 1; from < words.length; from += 1) {
    const tail = words.slice(from).join(' ');
    const found = PATTERNS.find(({ pattern }) => pattern.test(tail));
    if (found) return { fields: found.fields, sure: 0.75 };
  }
  const within = WITHIN.find(([pattern]) => pattern.test(key));
  return within && { fields: within[1], sure: 0.6 };
}

/** Words that say it wherever they stand in a question. */
const WITHIN: readonly (readonly [RegExp, readonly ImportField[]])[] = [
  [/\be-?mail\b|\bcorreo\b/, ['email']],
  [/\b(?:phone|cell|mobile|telefono|celular)\b/, ['phone', 'other_phone']],
  [/\b(?:certif\w*|credential\w*)\b/, ['credentials']],
  [/\b(?:shirt|talla|camiseta)\b/, ['shirt']],
  [/\bfirst name\b/, ['first']],
  [/\blast name\b|\bapellidos?\b/, ['last']],
  [/\b(?:your|full|tu|su) (?:name|nombre)\b/, ['name']],
  [/\b(?:city|ciudad)\b/, ['city']],
  [/\b(?:which|what|choose|select|cual|que|elige) .*\b(?:shift|slot|turno)s?\b/, ['shift']],
  [/\b(?:which|what|que|cual) .*\b(?:day|date|dia|fecha)\b/, ['date']],
  [/\b(?:comment|question|anything|notes?|comentario|pregunta)s?\b/, ['notes']],
];

/** Headings that only one program writes. */
const SIGNS: readonly (readonly [Source, readonly RegExp[], number])[] = [
  [
    'signupgenius',
    [
      /^start date\/time \(mm\/dd\/yyyy\)$/i,
      /^end date\/time \(mm\/dd\/yyyy\)$/i,
      /^sign ?up timestamp$/i,
      /^sign ?up (?:comment|coleader)$/i,
    ],
    2,
  ],
  ['google-forms', [/^(?:timestamp|marca temporal)$/i], 1],
  [
    'assignr',
    [
      /^sub-?venue$/i,
      /^age group$/i,
      /^(?:home|away) team$/i,
      /^game id$/i,
      /^(?:official|ranking) rank$/i,
      /^assignor$/i,
    ],
    3,
  ],
];

/** Where a file with these headings comes from. */
export function sourceOf(headings: readonly string[]): Source {
  const isOf = (signs: readonly RegExp[]) =>
    signs.filter((sign) => headings.some((heading) => sign.test(heading.trim()))).length;
  return SIGNS.find(([, signs, least]) => isOf(signs) >= least)?.[0] ?? 'unknown';
}

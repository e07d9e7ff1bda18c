import type { CREDENTIALS } from '../../accounts/choices.ts';
import { nameKey } from '../../kernel/spelling.ts';
import type { RowStatus } from '../../roster/index.ts';
import type { Section } from '../../tournaments/index.ts';

/** Words that files use for what the product has names of, in English and Spanish, as `nameKey` spells them. */

type Credential = (typeof CREDENTIALS)[number];

const byPattern =
  <Meaning>(patterns: readonly (readonly [RegExp, Meaning])[]) =>
  (text: string): Meaning | undefined => {
    const words = nameKey(text);
    return patterns.find(([pattern]) => pattern.test(words))?.[1];
  };

/** The first that fits is meant: whoever is `not certified` is not certified. */
export const credentialOf = byPattern<Credential>([
  [/^(?:not|non|no|un)[\s-]*(?:yet )?(?:rated|certified|certificad[oa]|credentialed)\b/, 'Not Rated'],
  [
    /^(?:none|no|n\/?a|n|0|-|sin (?:nivel|certificar|certificacion)|ningun[oa]|volunteer|voluntari[oa]|false)$/,
    'Not Rated',
  ],
  [
    /^(?:c|ct|cert|certified.*|certificad[oa].*|(?:level|nivel|l)[\s-]*(?:3|iii|three)|yes|si|true)$/,
    'Certified',
  ],
  [/^(?:(?:level|nivel|lvl|lv|l|n)[\s.-]*)?(?:2|ii|two|dos)$/, 'Level 2'],
  [/^(?:(?:level|nivel|lvl|lv|l|n)[\s.-]*)?(?:1|i|one|uno)$/, 'Level 1'],
]);

export const sectionOf = byPattern<Section>([
  [/^(?:volunteers?|voluntari[oa]s?)$/, 'volunteer'],
  [
    /^(?:line(?: judges?)?|lines(?:man|men|person|people)|(?:athletic )?trainers?|jueces de linea|juez de linea|preparador(?:es)?(?: fisicos?)?)$/,
    'line',
  ],
  [
    /^(?:refs?|referees?|officials?|officiating|umpires?|chair umpires?|arbitr[oa]s?|juez|jueces|oficial(?:es)?)$/,
    'referee',
  ],
]);

/** `away` is somebody who does not come. */
export const statusOf = byPattern<RowStatus | 'away'>([
  [
    /^(?:not coming|no|declined|rejected|denied|cancel(?:l)?ed|removed|withdrawn|withdrew|absent|rechazad[oa]|cancelad[oa]|no viene)$/,
    'away',
  ],
  [
    /^(?:applied|pending.*|requested|wait(?:ing)?[\s-]*list(?:ed)?|waiting|wait|tentative|maybe|offered|standby|alternate|solicitad[oa]|solicitud|pendiente|(?:en )?(?:lista de )?espera|quizas?)$/,
    'Applied',
  ],
  [
    /^(?:confirmed|accepted|approved|yes|y|ok|attending|checked in|confirmad[oa]|aceptad[oa]|si)$/,
    'Confirmed',
  ],
  [
    /^(?:selected|assigned|scheduled|signed[\s-]*up|registered|booked|seleccionad[oa]|asignad[oa]|inscrit[oa]|registrad[oa])$/,
    'Selected',
  ],
]);

const COLORS: readonly (readonly [RegExp, string])[] = [
  [/^(?:red|rojo)$/, '#D32F2F'],
  [/^(?:orange|naranja|anaranjado)$/, '#F57C00'],
  [/^(?:yellow|amarillo)$/, '#FBC02D'],
  [/^(?:green|verde)$/, '#388E3C'],
  [/^(?:teal|turquoise|turquesa)$/, '#009CAE'],
  [/^(?:blue|azul)$/, '#1976D2'],
  [/^(?:light blue|sky blue|celeste)$/, '#4FC3F7'],
  [/^(?:navy|dark blue|azul marino)$/, '#0D2C6C'],
  [/^(?:purple|violet|morado|violeta)$/, '#7B1FA2'],
  [/^(?:pink|rosa|rosado)$/, '#E91E8C'],
  [/^(?:brown|marron|cafe)$/, '#795548'],
  [/^(?:gr[ae]y|gris)$/, '#757575'],
  [/^(?:black|negro)$/, '#212121'],
  [/^(?:white|blanco)$/, '#FFFFFF'],
];
const named = byPattern(COLORS);

/** As shifts keep colors: `#009CAE`. */
export function colorOf(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits !== undefined) return `#${digits.toUpperCase()}`;
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text) ?? [];
  return r === undefined ? named(text) : `#${r}${r}${g}${g}${b}${b}`.toUpperCase();
}

/** What stands where people have nothing to write. */
export const isNothing = (text: string): boolean =>
  /^(?:n\/?a|none|null|nil|no tiene|ningun[oa]|[-–—.?]+)$/i.test(text.trim());

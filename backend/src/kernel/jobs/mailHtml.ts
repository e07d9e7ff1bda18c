import type { TimeZone } from '@courtcrew/domain/kernel/zones.ts';
import { type Block, type Card, hoursLines, type Line, type Run, type Sheet } from './sheet.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, in attributes too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Draws a mail. Tables and styles at the elements, since Outlook knows nothing else and other programs drop a document's
 * styles; those in the head are for what they alone can say: dark mode. The mark is drawn with borders, so that there is no
 * image to load, to block or to attach.
 */

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colors of mails, light and dark; a test measures that words keep 4.5:1 on what they stand on. */
export const MAIL_COLORS = {
  ground: ['#F5F8F7', '#0B1618'],
  paper: ['#FFFFFF', '#122124'],
  card: ['#F5F8F7', '#1A2C30'],
  text: ['#0F2429', '#E7F0F0'],
  muted: ['#4B6066', '#A3B7BB'],
  line: ['#C9D6D6', '#35494D'],
  link: ['#00707C', '#5ACBD8'],
  button: ['#00707C', '#5ACBD8'],
  onButton: ['#FFFFFF', '#00252B'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

type MailColor = keyof typeof MAIL_COLORS;

/** Which properties a class colors; its name says the color. */
const PAINTS = {
  ground: { 'background-color': 'ground' },
  paper: { 'background-color': 'paper' },
  card: { 'background-color': 'card', 'border-color': 'line' },
  text: { color: 'text' },
  muted: { color: 'muted' },
  link: { color: 'link' },
  button: { 'background-color': 'button' },
  onButton: { color: 'onButton' },
  rule: { 'border-color': 'line' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, MailColor>>>>;

type Paint = keyof typeof PAINTS;

const declared = (paint: Paint, scheme: 0 | 1, important = ''): string =>
  Object.entries(PAINTS[paint])
    .map(([property, color]) => `${property}:${MAIL_COLORS[color][scheme]}${important}`)
    .join(';');

const DARK = Object.keys(PAINTS)
  .map((paint) => `.${paint}{${declared(paint as Paint, 1, ' !important')}}`)
  .join('');

const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}</style>`;

const CLASSES = Object.fromEntries(
  Object.keys(PAINTS).map((paint) => [paint, declared(paint as Paint, 0)]),
) as Record<Paint, string>;

/** Attributes of an element: what colors it in both schemes, and its styles. */
const look = (paint: Paint, style: string): string => `class="${paint}" style="${CLASSES[paint]};${style}"`;

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const WRAPS = 'overflow-wrap:anywhere;word-break:break-word';

/** Text isolates a name by signs, a document by its element. */
const words = (text: string): string => {
  const isolates = { '\u2068': '<bdi>', '\u2069': '</bdi>' } as const;
  return escaped(text).replace(/[\u2068\u2069]/g, (sign) => isolates[sign as keyof typeof isolates]);
};

const run = (one: Run): string =>
  typeof one === 'string'
    ? words(one)
    : `<a href="${escaped(one.to)}" ${look('link', 'text-decoration:underline')}>${words(one.text)}</a>`;

const line = (runs: Line): string => runs.map(run).join('');

const paragraph = (lines: readonly Line[], style = 'margin:0 0 16px'): string =>
  `<p ${look('text', `${style};font-size:16px;line-height:24px;${WRAPS}`)}>${lines.map(line).join('<br>')}</p>`;

/** 46 px high; Outlook, which knows no padding of a link, has it from its cell. */
const button = (text: string, to: string): string => `<table ${TABLE} style="margin:8px 0 24px"><tr>
<td ${look('button', 'border-radius:8px;mso-padding-alt:13px 24px')}><a href="${escaped(to)}" ${look(
  'onButton',
  'display:inline-block;padding:13px 24px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none',
)}>${words(text)}</a></td></tr></table>`;

const boxed = (inside: string, style: string): string =>
  `<table ${TABLE} width="100%" style="margin:0 0 16px;border-collapse:separate"><tr>
<td ${look('card', style)}>${inside}</td></tr></table>`;

function card({ title, state, when, lines = [], past }: Card, { language, home }: Reader): string {
  const small = (text: string, paint: Paint = 'muted', height = 22) =>
    `<div ${look(paint, `font-size:14px;line-height:${height}px;${WRAPS}`)}>${text}</div>`;
  /** Links one below the other are far enough apart for a thumb. */
  const told = (one: Line) =>
    small(line(one), 'muted', one.every((part) => typeof part !== 'string') ? 34 : 22);
  const [venue = '', own] = hoursLines(when, language, home);
  const named = state === undefined ? words(title) : `${words(title)}: ${words(state)}`;
  return boxed(
    [
      `<div ${look(past ? 'muted' : 'text', `font-size:16px;line-height:24px;font-weight:600;${WRAPS}`)}>${named}</div>`,
      small(words(venue), past ? 'muted' : 'text'),
      ...(own === undefined ? [] : [small(words(own))]),
      ...lines.map(told),
    ].join('\n'),
    `padding:12px 16px;border-width:1px;border-style:${past ? 'dashed' : 'solid'};border-radius:8px`,
  );
}

interface Reader {
  readonly language: Sheet['language'];
  readonly home: TimeZone | null;
}

function drawn(block: Block, reader: Reader, isButton: boolean): string {
  if (block.kind === 'card') return card(block, reader);
  if (block.kind === 'action')
    return isButton ? button(block.text, block.to) : paragraph([[{ text: block.text, to: block.to }]]);
  if (block.kind === 'text') return paragraph(block.lines);
  return boxed(
    paragraph(block.lines, 'margin:0'),
    'padding:8px 16px;border-width:0 0 0 4px;border-style:solid',
  );
}

/** What lists of mails show beside the subject. */
function preheader({ blocks, language }: Sheet): string {
  const first = blocks.find(({ kind }) => kind === 'card') ?? blocks[0];
  if (!first || first.kind === 'action') return '';
  const text =
    first.kind === 'card'
      ? [...hoursLines(first.when, language).slice(0, 1), first.title].join(' ')
      : first.lines
          .flatMap((runs) => runs.map((one) => (typeof one === 'string' ? one : one.text)))
          .join(' ');
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${words(text)}</div>`;
}

/** Half a court seen from above. */
const SIDE = 'border:2px solid #FFFFFF;font-size:0;line-height:0';
const MARK = `<table ${TABLE} aria-hidden="true"><tr><td style="background-color:#009CAE;border-radius:7px;padding:5px">
<table ${TABLE} style="border-collapse:collapse"><tr><td width="7" height="7" style="${SIDE}">&nbsp;</td><td width="7" height="7" style="${SIDE}">&nbsp;</td></tr><tr><td colspan="2" height="7" style="${SIDE}">&nbsp;</td></tr></table>
</td></tr></table>`;

function foot({ foot: blocks }: Sheet): string {
  if (blocks.length === 0) return '';
  const told = blocks.map((block) => {
    if (block.kind === 'card') return '';
    return block.kind === 'action' ? run(block) : block.lines.map(line).join('<br>');
  });
  const paragraphs = told.map(
    (one) => `<p ${look('muted', `margin:0 0 8px;font-size:13px;line-height:20px;${WRAPS}`)}>${one}</p>`,
  );
  return `<tr><td style="padding:0 16px 16px"><div ${look('rule', 'border-top-width:1px;border-top-style:solid;padding-top:12px')}>
${paragraphs.join('\n')}</div></td></tr>
`;
}

export interface Drawing {
  /** Where the reader lives, if that is known. */
  readonly home?: TimeZone | null;
  /** An image that nobody sees: it tells that the mail was opened, of who agreed to that. */
  readonly dot?: string | undefined;
}

/** The mail as a document. Whatever looks like markup in names and typed words stays text. */
export function htmlOf(sheet: Sheet, { home = null, dot }: Drawing = {}): string {
  const { language, heading, tournament, blocks } = sheet;
  const main = blocks.find(({ kind }) => kind === 'action');
  const body = blocks.map((block) => drawn(block, { language, home }, block === main)).join('\n');
  const at =
    tournament === undefined
      ? ''
      : `<div ${look('muted', `font-size:14px;line-height:20px;${WRAPS}`)}>${words(tournament)}</div>`;
  const image = dot === undefined ? '' : `<img src="${escaped(dot)}" width="1" height="1" alt="">`;
  return `<!doctype html>
<html lang="${language}">
<head>${HEAD}<title>${escaped(heading)}</title></head>
<body ${look('ground', `margin:0;padding:0;font-family:${FONT}`)}>
${preheader(sheet)}
<table ${TABLE} width="100%" ${look('ground', '')}><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" ${look('paper', 'max-width:600px;border-radius:12px;text-align:left')}>
<tr><td style="padding:20px 16px 0"><table ${TABLE}><tr><td width="38" valign="top">${MARK}</td>
<td valign="middle"><div ${look('text', 'font-size:17px;line-height:22px;font-weight:700')}>Courtcrew</div>${at}</td></tr></table></td></tr>
<tr><td style="padding:20px 16px 8px"><h1 ${look('text', `margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700;${WRAPS}`)}>${words(heading)}</h1>
${body}${image}</td></tr>
${foot(sheet)}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { spanText } from '@courtcrew/domain/kernel/spanText.ts';
import { momentText } from '@courtcrew/domain/kernel/timeText.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/zones.ts';

/**
 * What a mail says, in the language of its reader and before it is drawn: its plain text and its HTML come from the same
 * blocks, so neither knows more than the other. It is kept with the letter and drawn when that leaves.
 */
export interface Sheet {
  readonly language: Language;
  readonly heading: string;
  readonly tournament?: string;
  readonly blocks: readonly Block[];
  /** Why somebody gets it, and how to get no more. */
  readonly foot: readonly Block[];
  /** It speaks of shifts: answers go to the coordinator, in whose name it comes. */
  readonly ofShifts?: true;
}

export type Block = Paragraph | Action | Card;

/** `inset`: somebody's words, or a list. */
export interface Paragraph {
  readonly kind: 'text' | 'inset';
  readonly lines: readonly Line[];
}

/** A link that stands alone; the first of a mail is its button. */
export interface Action {
  readonly kind: 'action';
  readonly text: string;
  readonly to: string;
  readonly bare?: true;
}

export interface Card {
  readonly kind: 'card';
  readonly title: string;
  /** Such as "Confirmed". */
  readonly state?: string;
  readonly when: Hours;
  readonly lines?: readonly Line[];
  /** It is so no longer. */
  readonly past?: true;
}

/** Instants, at the venue. */
export interface Hours {
  readonly start: string;
  readonly end: string;
  readonly zone: TimeZone;
}

export type Line = readonly Run[];

/** `bare`: the plain text shows the address alone. */
export type Run = string | { readonly text: string; readonly to: string; readonly bare?: true };

const WORDS = {
  en: { venue: 'venue time', own: 'Your time', open: 'Open' },
  es: { venue: 'hora de la sede', own: 'Tu hora', open: 'Abrir' },
} as const satisfies Record<Language, object>;

const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** A line as somebody typed it; the links in it have the name of their site for words. */
export function typedLine(line: string, language: Language): Line {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: to, index } of line.matchAll(ADDRESS)) {
    if (!URL.canParse(to)) continue;
    runs.push(line.slice(end, index), {
      text: `${WORDS[language].open} ${new URL(to).host}`,
      to,
      bare: true,
    });
    end = index + to.length;
  }
  return [...runs, line.slice(end)].filter((run) => run !== '');
}

/** Paragraphs of a typed text. */
export const typedBlocks = (
  text: string,
  lineOf: (line: string) => Line,
  kind: Paragraph['kind'] = 'text',
): Paragraph[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/^\n+|\n+$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind, lines: paragraph.split('\n').map(lineOf) }));

/** `Sat, Mar 7, 8:00 AM - 12:00 PM EST (venue time)`, and the same in the reader's zone where its clocks show another hour. */
export function hoursLines(
  { start, end, zone }: Hours,
  language: Language,
  home: TimeZone | null = null,
): readonly string[] {
  const { venue, own } = WORDS[language];
  const there = `${spanText(start, end, zone, language)} (${venue})`;
  const clock = (at: TimeZone) => momentText(start, at).replace(/ \S+$/, '');
  return home === null || clock(home) === clock(zone)
    ? [there]
    : [there, `${own}: ${spanText(start, end, home, language)}`];
}

const plainRun = (run: Run): string => {
  if (typeof run === 'string') return run;
  return run.bare ? run.to : `${run.text}: ${run.to}`;
};

const plainLine = (line: Line): string => line.map(plainRun).join('');

/** A link that is a line has its address below its words. */
function plainParagraphLine(line: Line): string {
  const [only, ...others] = line;
  const isLink = typeof only === 'object' && !only.bare && others.length === 0;
  return isLink ? `${only.text}:\n${only.to}` : plainLine(line);
}

function plainBlock(block: Block, language: Language, home: TimeZone | null): string {
  if (block.kind === 'action') return block.bare ? block.to : `${block.text}:\n${block.to}`;
  if (block.kind !== 'card') return block.lines.map(plainParagraphLine).join('\n');
  const { title, state, when, lines = [] } = block;
  return [
    state === undefined ? title : `${title}: ${state}`,
    ...hoursLines(when, language, home),
    ...lines.map(plainLine),
  ].join('\n');
}

/** The mail as plain text. */
export function plainOf({ language, blocks, foot }: Sheet, home: TimeZone | null = null): string {
  const text = (all: readonly Block[]) => all.map((block) => plainBlock(block, language, home)).join('\n\n');
  return foot.length === 0 ? text(blocks) : `${text(blocks)}\n\n--\n${text(foot)}`;
}

/** A letter that was kept before letters had blocks, or words that somebody else wrote, as a mail. */
export const sheetOf = ({ subject, text }: { readonly subject: string; readonly text: string }): Sheet => ({
  language: 'en',
  heading: isolated(subject),
  blocks: typedBlocks(text, (line) => typedLine(line, 'en')),
  foot: [],
});

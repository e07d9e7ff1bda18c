/** Times of day as people write them, without a date. */

export interface Clock {
  /** `HH:MM` */
  readonly time: string;
  /** `open` may be of the morning or of the afternoon: neither AM nor PM is written, nor anything of a 24-hour clock. */
  readonly form: 'half' | 'day' | 'open';
}

const WORDS: Readonly<Record<string, string>> = {
  noon: '12:00',
  '12 noon': '12:00',
  midday: '12:00',
  mediodia: '12:00',
  midnight: '00:00',
  '12 midnight': '00:00',
  medianoche: '00:00',
};

/** `8`, `8:00`, `8.30`, `8h30`, `8:00:00`, with or without a half of the day. */
const PARTED = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2}(?:\.\d{1,3})?)?|h)?\s*(am|pm|a|p)?$/;
/** `0800`, `830a` */
const JOINED = /^(\d{1,2})(\d{2})\s*(am|pm|a|p)?$/;

const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b([ap])\s*\.?\s*m\b\.?/g, '$1m')
    .replace(/\s*(?:horas|hrs?\.?|h)$/, 'h')
    .replace(/(\d\d)h$/, '$1')
    .replace(/^(?:at|a las?|las?)\s+/, '')
    .replace(/\s*(?:de la|en la|por la)\s+(manana|tarde|noche)$/, (_, part) =>
      part === 'manana' ? ' am' : ' pm',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** The time of a cell; undefined where it is none. */
export function readClock(text: string): Clock | undefined {
  const words = plainWords(text);
  const named = WORDS[words];
  if (named !== undefined) return { time: named, form: 'half' };
  const [, hour = '', minutes = '00', half] = PARTED.exec(words) ?? JOINED.exec(words) ?? [];
  if (hour === '' || Number(minutes) > 59) return undefined;
  const written = Number(hour);
  if (half !== undefined && (written < 1 || written > 12)) return undefined;
  const hours = half === undefined ? written : (written % 12) + (half.startsWith('p') ? 12 : 0);
  // The end of a day, as some write midnight.
  if (hours === 24 && minutes === '00') return { time: '00:00', form: 'day' };
  if (hours > 23) return undefined;
  const isDayLong = written === 0 || written > 12 || hour.startsWith('0');
  const form = half !== undefined ? 'half' : isDayLong ? 'day' : 'open';
  return { time: `${String(hours).padStart(2, '0')}:${minutes}`, form };
}

const hourOf = (time: string): number => Number(time.slice(0, 2));

const isOpen = ({ form }: Clock): boolean => form === 'open';

/** The same twelve hours later. */
const afternoon = (time: string): string =>
  `${String((hourOf(time) + 12) % 24).padStart(2, '0')}${time.slice(2)}`;

/** The first hour at which work begins where nobody says whether it is of the morning. */
const EARLIEST = 7;

/**
 * Start and end as `HH:MM`: an end that says AM or PM says it of its start too (`1-5 PM`), and hours of no half of the day
 * are those of a working day (`9-5`).
 */
export function settledClocks(start: Clock, end: Clock): readonly [string, string] {
  if (!isOpen(end)) {
    const later = afternoon(start.time);
    const isLater = isOpen(start) && hourOf(end.time) >= 12 && later < end.time;
    return [isLater ? later : start.time, end.time];
  }
  const first = settledStart(start);
  const later = afternoon(end.time);
  return [first, end.time <= first && later > first ? later : end.time];
}

export const settledStart = (start: Clock): string =>
  isOpen(start) && hourOf(start.time) < EARLIEST ? afternoon(start.time) : start.time;

const SEPARATOR = /\s*[-–—−~→]\s*|\s+(?:to|until|till?|thru|through|a|al|hasta(?: las?)?)\s+/gi;

/** The two parts of a text at each place where it may be a span, such as `8:00 AM - noon`. */
export const halvesOf = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(SEPARATOR)].map(
    ({ 0: { length }, index }) => [text.slice(0, index).trim(), text.slice(index + length).trim()] as const,
  );

import type { Changed } from '@courtcrew/domain/audit/index.ts';
import { type Fields, isFields } from '../../kernel/fields.ts';

/** Characters of a text that are shown, and how many of them stand before the first difference. */
const SHOWN = 120;
const LEAD = 20;

const plain = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A long text from shortly before where it differs from the other. Never cuts a character in two. */
function around(text: string, at: number): string {
  if (text.length <= SHOWN) return text;
  const from = Math.max(0, at - LEAD);
  const part = text
    .slice(from, from + SHOWN)
    .toWellFormed()
    .replace(/^\ufffd|\ufffd$/g, '');
  return `${from > 0 ? '…' : ''}${part}${from + SHOWN < text.length ? '…' : ''}`;
}

function textsOf(from: string, to: string): readonly [string, string] {
  const [before, after] = [plain(from), plain(to)];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return [around(before, same), around(after, same)];
}

const scalarOf = (value: unknown): Changed['from'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** The fields that differ between what stood before an event and what stood after it; none where it came or went. */
export function changedBetween(before: Fields | undefined, after: Fields | undefined): readonly Changed[] {
  if (!before || !after) return [];
  return Object.keys({ ...before, ...after }).flatMap((field): readonly Changed[] => {
    const [earlier, later] = [before[field], after[field]];
    // Values by name, such as places by credential, are told one by one.
    if (isFields(earlier) || isFields(later)) {
      const [one, other] = [isFields(earlier) ? earlier : {}, isFields(later) ? later : {}];
      return changedBetween(one, other).map((inner) => ({ ...inner, field: `${field}.${inner.field}` }));
    }
    const [from, to] = [scalarOf(earlier), scalarOf(later)];
    if (from === to) return [];
    const [was, is] = typeof from === 'string' && typeof to === 'string' ? textsOf(from, to) : [from, to];
    return [{ field, from: was, to: is }];
  });
}

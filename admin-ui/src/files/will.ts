import type { Look, Preview } from './useFile.ts';
import type { FileWords } from './words.ts';

/** What an import would do, in one or two sentences. */
export function willText(kind: Look['kind'], { makes, counts }: Preview, f: FileWords): string {
  const all = { ...makes, matches: kind === 'matches' ? counts.new : 0 };
  const made = (['shifts', 'people', 'signups', 'matches', 'categories'] as const)
    .map((what) => [what, all[what]] as const)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => f(`files.will.${what}`, { count }));
  const sentences = [
    made.length > 0 && f('files.new', { what: made.join(', ') }),
    counts.changed > 0 && f('files.willChange', { count: counts.changed }),
    made.length === 0 && counts.changed === 0 && counts.same > 0 && f('files.nothing'),
    counts.problem > 0 && f('files.left', { count: counts.problem }),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

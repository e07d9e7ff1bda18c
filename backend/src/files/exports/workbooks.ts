import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Portions } from '../../kernel/http/route.ts';
import { startThreads } from '../../kernel/platform/threads.ts';
import { forbidden, Refused } from '../../kernel/refused.ts';
import type { Sheet } from './sheet.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const xlsxFile = (name: string) => ({ type: XLSX, name: `${name}.xlsx` });

const IDLE_MS = 30_000;
const MEMORY_MB = 256;
const LONGEST_MS = 60_000;
/** One is written at a time; the others wait, and no more than these. */
const MOST_WAITING = 20;

/** What writes workbooks: one thread, which gives its memory back when it has nothing to do. */
export function startWorkbooks() {
  const threads = startThreads<readonly Sheet[], Uint8Array>({
    file: new URL('./writing.ts', import.meta.url),
    most: 1,
    idleMs: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return {
    /** The bytes of a workbook. @throws where it has no sheet: the caller may read none. */
    async written(sheets: readonly Sheet[]): Promise<Portions> {
      if (sheets.length === 0) throw forbidden();
      if (threads.queueSize >= MOST_WAITING) throw new Refused(TOO_MANY);
      const bytes = await threads.run(sheets, { signal: AbortSignal.timeout(LONGEST_MS) });
      return (async function* () {
        yield bytes;
      })();
    },
  };
}

const TOO_MANY = refuse('unavailable', 'Many files are being made. Please try again in a moment.');

const UNWANTED = /[[\]:*?/\\]/g;
const NAME_MAX = 31;

/** Names as spreadsheets take them: of at most 31 characters, each once. */
export function namedApart(sheets: readonly Sheet[]): readonly Sheet[] {
  const taken = new Set<string>();
  return sheets.map((sheet) => {
    const plain = sheet.name.replaceAll(UNWANTED, ' ').trim().slice(0, NAME_MAX) || '1';
    let name = plain;
    for (let next = 2; taken.has(name.toLowerCase()); next += 1)
      name = `${plain.slice(0, NAME_MAX - String(next).length - 1)} ${next}`;
    taken.add(name.toLowerCase());
    return { ...sheet, name };
  });
}

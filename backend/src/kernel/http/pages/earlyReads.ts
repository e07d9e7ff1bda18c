import { EARLY_ANSWERS, type EarlyRead, readKey } from '@courtcrew/domain/web/earlyReads.ts';

/** JSON that ends no script, whatever is in it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const entry = (read: EarlyRead, heard: string) => {
  const { method, url, body } = read;
  const headers = {
    Accept: 'application/json',
    'Courtcrew-Min-Position': heard,
    ...(body && { 'Content-Type': 'application/json' }),
  };
  return [readKey(read), url, { method, headers, credentials: 'same-origin', body }];
};

interface EarlyAnswers {
  /** By `readKey`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Something has happened since they were given. */
  readonly old: boolean;
  readonly nonce: string;
}

/** A script for the head of a page with what its reads were answered. */
export function earlyAnswersScript({ answers, old, nonce }: EarlyAnswers): string {
  const entries = Object.entries(answers).map(([key, body]) => [key, old ? { body, old } : { body }]);
  return `<script nonce="${nonce}">window.${EARLY_ANSWERS}=new Map(${inScript(entries)})</script>`;
}

interface Early {
  readonly reads: readonly EarlyRead[];
  readonly nonce: string;
  /** Position of the log that the answers show at least. */
  readonly heard: string;
}

/** A script for the head of a page that makes the reads at once; nothing where there are none. */
export function earlyReadsScript({ reads, nonce, heard }: Early): string {
  if (reads.length === 0) return '';
  // Read to its end at once: nothing of it is left to come when it is taken. One that nobody takes may fail in silence.
  const begin =
    '([key,url,init])=>{const answer=fetch(url,init).then(async from=>new Response(await from.text(),from));answer.catch(()=>{});return[key,answer]}';
  return `<script nonce="${nonce}">window.${EARLY_ANSWERS}=new Map(${inScript(reads.map((read) => entry(read, heard)))}.map(${begin}))</script>`;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';

const README = fileURLToPath(new URL('../../README.md', import.meta.url));
const BEGIN = '<!-- figures: written by `npm run bench` -->';
const END = '<!-- end of figures -->';
const HEAD = ['Figure', 'Measured', 'Reference', 'Ratio', 'Goal', 'Met'] as const;

const cellsOf = ({ name, measured, reference = '', ratio, goal, met }: Figure): string[] => [
  name,
  measured,
  reference,
  ratio === undefined ? '' : ratio.toFixed(ratio < 0.1 ? 3 : 2),
  goal,
  met ? 'yes' : 'no',
];

/** The figures as a Markdown table, its columns aligned for terminals too. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Taken before anything is measured: what others make the machine do falsifies every figure. */
const [burden = 0] = loadavg();

/** Where and when: bare figures say nothing without it. */
export function circumstances(): string {
  const [cpu, ...more] = cpus();
  const cores = more.length + 1;
  return (
    `Measured ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${cores} cores ` +
    `(${cpu?.model.trim() ?? 'unknown'}), which the server, PostgreSQL and the load generator share. ` +
    `Load average before the run: ${burden.toFixed(1)}.`
  );
}

/** Puts the table in the place that README keeps for it. */
export function keepInReadme(text: string): void {
  const readme = readFileSync(README, 'utf8');
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`README has no place for the figures: ${BEGIN} ... ${END}`);
  writeFileSync(README, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
}

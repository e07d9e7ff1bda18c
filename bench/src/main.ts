import type { Figure } from './figure.ts';
import { audit } from './figures/audit.ts';
import { displays } from './figures/displays.ts';
import { footprint } from './figures/footprint.ts';
import { httpCommands } from './figures/httpCommands.ts';
import { imports } from './figures/imports.ts';
import { inProcess } from './figures/inProcess.ts';
import { large } from './figures/large.ts';
import { letterLog } from './figures/letterLog.ts';
import { letters } from './figures/letters.ts';
import { logins } from './figures/logins.ts';
import { pages } from './figures/pages.ts';
import { rebuilding } from './figures/rebuilding.ts';
import { reconciliation } from './figures/reconciliation.ts';
import { reports } from './figures/reports.ts';
import { scaling } from './figures/scaling.ts';
import { scores } from './figures/scores.ts';
import { television } from './figures/television.ts';
import { volunteers } from './figures/volunteers.ts';
import { workloads } from './figures/workloads.ts';
import { openSite, type Site } from './site.ts';
import { circumstances, keepInReadme, tableOf } from './table.ts';

/** Each measures some lines of the table; their names are what `npm run bench -- {name}` takes. */
const BENCHES: Readonly<Record<string, (site: Site) => Promise<Figure[]>>> = {
  http: httpCommands,
  process: inProcess,
  workloads,
  volunteers,
  imports,
  letters,
  letterLog,
  displays,
  television,
  scores,
  reconciliation,
  reports,
  rebuild: rebuilding,
  audit,
  footprint,
  pages,
  logins,
};

/** Too long for the whole table: these run by their names alone. */
const ALONE: typeof BENCHES = { large, scaling };
const KNOWN = { ...BENCHES, ...ALONE };

async function run(names: readonly string[]): Promise<Figure[]> {
  const site = await openSite();
  try {
    const figures: Figure[] = [];
    for (const name of names) {
      console.error(`${name} ...`);
      figures.push(...((await KNOWN[name]?.(site)) ?? []));
    }
    return figures;
  } finally {
    await site.remove();
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(KNOWN, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(KNOWN).join(', ')}.`);
  process.exit(2);
}
const figures = await run(asked.length > 0 ? asked : Object.keys(BENCHES));
const text = `${circumstances()}\n\n${tableOf(figures)}`;
console.log(text);
if (asked.length === 0) keepInReadme(text);

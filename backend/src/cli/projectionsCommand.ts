import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { readCheckpoint } from '@courtcrew/projections/kernel/checkpoint.ts';
import type { EventFeed, ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import { prepareSchemas } from '@courtcrew/projections/kernel/prepare.ts';
import type { ReadModel } from '@courtcrew/projections/kernel/readModel.ts';
import { RebuildStopped, rebuild } from '@courtcrew/projections/kernel/rebuild.ts';
import { lagOf } from '@courtcrew/projections/kernel/runner.ts';
import type { Pool } from 'pg';

export interface ProjectionsTools {
  readonly pool: Pool;
  readonly feed: EventFeed;
  readonly readModels: readonly ReadModel[];
  readonly read: ReadEvents;
  print(line: string): void;
}

export const PROJECTIONS_USAGE = `usage: npm run projections -- status
       npm run projections -- rebuild <read model>|all`;

const PROGRESS_MS = 1000;

/** `status` or `rebuild`; answers the exit code: 0 done, 1 a rebuild stopped, 2 not understood. */
export async function projectionsCommand(args: readonly string[], tools: ProjectionsTools): Promise<number> {
  const [command, name, ...more] = args;
  if (command === 'status' && name === undefined) return status(tools);
  if (command !== 'rebuild' || name === undefined || more.length > 0) {
    tools.print(PROJECTIONS_USAGE);
    return 2;
  }
  const chosen = tools.readModels.filter((model) => name === 'all' || model.name === name);
  if (chosen.length > 0) return rebuildAll(chosen, tools);
  const names = tools.readModels.map((model) => model.name).join(', ');
  tools.print(`there is no read model ${name}; there are ${names}`);
  return 2;
}

async function status({ pool, feed, readModels, print }: ProjectionsTools): Promise<number> {
  const head = await feed.head();
  const rows = await Promise.all(readModels.map((model) => statusRow(pool, model, head)));
  for (const line of textTable(['model', 'version', 'position', 'lag', 'paused'], rows)) print(line);
  return 0;
}

async function statusRow(pool: Pool, { name, version }: ReadModel, head: Position): Promise<Cell[]> {
  const live = await readCheckpoint(pool, name);
  if (!live) return [name, '-', '-', '-', 'has no tables yet'];
  const shown = live.version === version ? `${version}` : `${live.version} (code: ${version})`;
  const paused = live.paused;
  return [
    name,
    shown,
    live.position,
    lagOf(live.position, head),
    paused ? `at ${paused.position}, ${paused.type}: ${paused.reason}` : '',
  ];
}

async function rebuildAll(models: readonly ReadModel[], tools: ProjectionsTools): Promise<number> {
  await prepareSchemas(tools.pool, models);
  let code = 0;
  for (const model of models) {
    try {
      await rebuildOne(model, tools);
    } catch (error) {
      if (!(error instanceof RebuildStopped)) throw error;
      tools.print(error.message);
      code = 1;
    }
  }
  return code;
}

async function rebuildOne(model: ReadModel, { pool, feed, read, print }: ProjectionsTools): Promise<void> {
  const begin = performance.now();
  const head = await feed.head();
  let loggedAt = begin;
  let total = 0;
  const position = await rebuild({
    pool,
    feed,
    model,
    read,
    onProgress: (reached, events) => {
      total = events;
      if (performance.now() - loggedAt < PROGRESS_MS) return;
      loggedAt = performance.now();
      print(`${model.name}: ${events} events, position ${reached} of ${head}`);
    },
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  print(`${model.name}: rebuilt from ${total} events in ${seconds} s, in use at position ${position}`);
}

type Cell = string | number | bigint;

/** A table as lines of text, its columns as wide as they need to be. */
function textTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

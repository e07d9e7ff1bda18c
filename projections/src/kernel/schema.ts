import type { Column, ReadModel, Table } from './readModel.ts';

/** Channel on which processes tell each other how far a read model is: `{ model, position, by }`. */
export const PROJECTED_CHANNEL = 'courtcrew_projected';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const names = (columns: readonly string[]): string => columns.map(quote).join(', ');

const typed = (table: Table, columns: readonly string[]): string =>
  columns.map((name) => `${quote(name)} ${columnOf(table, name).type}`).join(', ');

function columnOf(table: Table, name: string): Column {
  const column = table.columns[name];
  if (!column) throw new Error(`table ${table.name} has no column ${name}`);
  return column;
}

/** Types whose every value has one spelling: two spellings of one key would be two rows in a batch. */
const KEY_TYPES: readonly string[] = ['text', 'boolean', 'integer', 'bigint', 'date'];

/** A PostgreSQL function takes 100 arguments; ours takes four and three for each table. */
const MAX_TABLES = 32;

/** Refuses a declaration that could not be written to PostgreSQL. Called at start, so that it never surprises later. */
export function checkModel(model: ReadModel): void {
  const fail = (why: string): never => {
    throw new Error(`read model ${model.name}: ${why}`);
  };
  if (!/^[a-z][a-z_]{0,39}$/.test(model.name)) fail('its name must be a short lower-case word');
  if (model.tables.length > MAX_TABLES) fail(`more than ${MAX_TABLES} tables`);
  for (const table of model.tables) {
    if (table.name === 'checkpoint') fail('the table checkpoint belongs to the kernel');
    if (table.key.length === 0) fail(`table ${table.name} has no key`);
    for (const name of table.key) {
      const { type, nullable } = columnOf(table, name);
      if (nullable || !KEY_TYPES.includes(type)) fail(`${table.name}.${name} cannot be a key`);
    }
  }
}

const tableName = (schema: string, table: Table): string => `${quote(schema)}.${quote(table.name)}`;

function createTable(schema: string, table: Table): string {
  const columns = Object.entries(table.columns).map(
    ([name, { type, nullable }]) => `${quote(name)} ${type}${nullable ? '' : ' not null'}`,
  );
  return `create table ${tableName(schema, table)} (${columns.join(', ')}, primary key (${names(table.key)}));`;
}

/** Schema, tables, checkpoint before the first event, and the function that writes batches; no indexes yet. */
export const createSchema = (schema: string, model: ReadModel): string =>
  [
    `create schema ${quote(schema)};`,
    ...model.tables.map((table) => createTable(schema, table)),
    `create table ${quote(schema)}.checkpoint (
      one boolean primary key default true check (one),
      position numeric not null,
      version integer not null,
      paused json);`,
    `insert into ${quote(schema)}.checkpoint (position, version) values (0, ${model.version});`,
    createWriter(schema, model),
  ].join('\n');

export const createIndexes = (schema: string, model: ReadModel): string =>
  model.tables
    .flatMap((table) => table.indexes.map((body) => `create index on ${tableName(schema, table)} ${body};`))
    .join('\n');

export const analyze = (schema: string, model: ReadModel): string =>
  model.tables.map((table) => `analyze ${tableName(schema, table)};`).join('\n');

export const renameSchema = (from: string, to: string): string =>
  `alter schema ${quote(from)} rename to ${quote(to)};`;

export const dropSchema = (schema: string): string => `drop schema if exists ${quote(schema)} cascade;`;

/**
 * The function that writes one batch: checkpoint, rows and word to the other processes in one round trip and
 * one transaction. It answers false, and writes nothing, when the checkpoint is not where the caller left it.
 *
 * - Commits need not wait for the disk: a crash takes checkpoint and rows back together, to be projected again.
 * - Rows arrive as JSON: of the ways measured the one that needs no casts for arrays and documents, within a
 *   third of the fastest.
 * - Its plans may be made while the tables are empty and used when they hold a million rows, so it must not be
 *   tempted to scan them.
 */
export const createWriter = (schema: string, model: ReadModel): string =>
  `create or replace function ${quote(schema)}.project_batch${writerHead(model)}
    as $body$${writerBody(schema, model)}$body$;`;

function writerHead({ tables }: ReadModel): string {
  const parameters = tables.map((_, n) => `, put_${n} json, patch_${n} json, remove_${n} json`);
  return (
    `(expected numeric, code_version integer, reached numeric, sender text${parameters.join('')}) ` +
    'returns boolean language plpgsql ' +
    'set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off'
  );
}

/** The function's body as PostgreSQL keeps it. It begins with the head as a comment, so that a changed head changes it. */
export function writerBody(schema: string, model: ReadModel): string {
  return `
    -- ${writerHead(model)}
    begin
      perform set_config('synchronous_commit', 'off', true);
      update ${quote(schema)}.checkpoint set position = reached, paused = null
        where position = expected and version = code_version;
      if not found then return false; end if;
      ${model.tables.map((table, n) => writeTable(schema, table, n)).join('\n')}
      if sender is not null then
        perform pg_notify('${PROJECTED_CHANNEL}', json_build_object(
          'model', ${literal(model.name)}, 'position', reached::text, 'by', sender)::text);
      end if;
      return true;
    end `;
}

function writeTable(schema: string, table: Table, n: number): string {
  const target = tableName(schema, table);
  const columns = Object.keys(table.columns);
  const others = columns.filter((name) => !table.key.includes(name));
  const replace = others.map((name) => `${quote(name)} = excluded.${quote(name)}`).join(', ');
  const sameKey = table.key.map((name) => `t.${quote(name)} = r.${quote(name)}`).join(' and ');
  const patchedKey = table.key.map((name) => {
    return `t.${quote(name)} = (v.value ->> ${literal(name)})::${columnOf(table, name).type}`;
  });
  const put = `if put_${n} is not null then
      insert into ${target} (${names(columns)})
        select ${names(columns)} from json_to_recordset(put_${n}) as r(${typed(table, columns)})
        on conflict (${names(table.key)}) do ${others.length > 0 ? `update set ${replace}` : 'nothing'};
    end if;`;
  // json_populate_record keeps the columns a patch does not mention: one statement for every set of columns.
  const patch = `if patch_${n} is not null then
      update ${target} as t set (${names(others)}) =
          (select ${names(others)} from json_populate_record(t, v.value))
        from json_array_elements(patch_${n}) as v where ${patchedKey.join(' and ')};
    end if;`;
  const remove = `if remove_${n} is not null then
      delete from ${target} as t using json_to_recordset(remove_${n}) as r(${typed(table, table.key)})
        where ${sameKey};
    end if;`;
  return [put, ...(others.length > 0 ? [patch] : []), remove].join('\n');
}

import type { Steps } from '@courtcrew/projections/kernel/steps.ts';

/**
 * What was made of the log, to be made again from it where it is missing: the table may be emptied at any time. Texts are
 * long and read at once, so they are not compressed.
 */
const FIRST = `
create schema if not exists trail;
create table if not exists trail.chapters (
  stream text not null,
  chapter integer not null check (chapter >= 0),
  steps text not null,
  state text not null,
  primary key (stream, chapter)
);
alter table trail.chapters alter column steps set storage external, alter column state set storage external;
`;

export const CHAPTER_STEPS: Steps = { part: 'chapters', sql: [FIRST] };

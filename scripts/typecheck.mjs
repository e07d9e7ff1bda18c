// npm run typecheck: strict types of every package and of the tools around them.
import { spawnSync } from 'node:child_process';
import { node24 } from './node24.mjs';
import { inRepository } from './root.mjs';

/** Packages with the same globals are one program, which looks once at what they share. */
const projects = [
  ...['tsconfig.server.json', 'tsconfig.interfaces.json', 'e2e'],
  // A worker's globals are not a page's.
  'public-ui/src/offline/worker',
];

const failed = projects.filter((project) => {
  const args = [inRepository('node_modules/typescript/bin/tsc'), '--noEmit', '-p', inRepository(project)];
  return spawnSync(node24(), args, { cwd: inRepository(''), stdio: 'inherit' }).status !== 0;
});

if (failed.length > 0) {
  console.error(`Types are wrong in ${failed.join(', ')}.`);
  process.exitCode = 1;
}

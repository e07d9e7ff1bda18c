// npm run typecheck: strict types of every package and of the tools around them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { node24 } from './node24.mjs';
import { inRepository } from './root.mjs';

/** Packages with the same globals are one program, which looks once at what they share. */
const projects = [
  ...['tsconfig.server.json', 'tsconfig.interfaces.json', 'e2e'],
  // A worker's globals are not a page's.
  'public-ui/src/offline/worker',
];

/** What is known of a program's files since the last run. */
const known = (project) => inRepository(`.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`);

/** The programs side by side, each with one checker: several in one program do two thirds more work, as each looks at what they share. */
async function isWrong(project) {
  const args = ['--checkers', '1', '--tsBuildInfoFile', known(project), '-p', inRepository(project)];
  const tsc = spawn(node24(), [inRepository('node_modules/typescript/bin/tsc'), ...args], {
    cwd: inRepository(''),
    stdio: 'inherit',
  });
  const [code] = await once(tsc, 'exit');
  return code !== 0;
}

const wrong = await Promise.all(projects.map(isWrong));
const failed = projects.filter((_, index) => wrong[index]);
if (failed.length > 0) {
  console.error(`Types are wrong in ${failed.join(', ')}.`);
  process.exitCode = 1;
}

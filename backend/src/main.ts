import { parseArgs } from 'node:util';
import { createLog } from './kernel/http/metrics/logging.ts';
import { untilNothingIsCompiled } from './kernel/platform/ending.ts';
import { gracefulShutdown } from './kernel/platform/shutdown.ts';
import { CannotStart, exitBecause } from './kernel/platform/startup.ts';
import { startServer } from './server.ts';
import { loadSettings } from './settings.ts';

try {
  const settings = loadSettings();
  const demo = demoAsked();
  if (demo && settings.mode === 'production') {
    throw new CannotStart('--demo: everybody knows its logins, so it is not for NODE_ENV=production');
  }
  const log = createLog(settings.logLevel);
  const shutdown = gracefulShutdown(log);
  const server = await startServer(settings, log, shutdown);
  console.log(`Courtcrew is ready at ${settings.publicUrl}`);
  for (const line of server.announced) console.log(line);
  if (demo) {
    const { loadDemo, loginLines, showDemo } = await import('@courtcrew/demo/index.ts');
    const loaded = await showDemo((signal) => loadDemo(server, signal), { log, shutdown });
    if (loaded) console.log(loginLines().join('\n'));
  }
} catch (error) {
  await untilNothingIsCompiled();
  exitBecause(error);
}

function demoAsked(): boolean {
  try {
    return parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values.demo;
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : String(error));
  }
}

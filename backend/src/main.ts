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
  const loading = demo ? await import('@courtcrew/demo/index.ts').catch(notInstalled) : undefined;
  const log = createLog(settings.logLevel);
  const shutdown = gracefulShutdown(log);
  const server = await startServer(settings, log, shutdown);
  console.log(`Courtcrew is ready at ${settings.publicUrl}`);
  for (const line of server.announced) console.log(line);
  if (loading) {
    const { loadDemo, loginLines, showDemo } = loading;
    const loaded = await showDemo((signal) => loadDemo(server, signal), { log, shutdown });
    if (loaded) console.log(loginLines().join('\n'));
  }
} catch (error) {
  await untilNothingIsCompiled();
  exitBecause(error);
}

/** A container's image ships without the demo. */
function notInstalled(error: unknown): never {
  if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new CannotStart('--demo: the demo is not part of this installation');
}

function demoAsked(): boolean {
  try {
    return parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values.demo;
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : String(error));
  }
}

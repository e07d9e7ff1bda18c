import { createLog } from './http/logging.ts';
import { gracefulShutdown } from './platform/shutdown.ts';
import { exitBecause } from './platform/startup.ts';
import { startServer } from './server.ts';
import { loadSettings } from './settings.ts';

try {
  const settings = loadSettings();
  const log = createLog(settings.logLevel);
  const shutdown = gracefulShutdown(log);
  const { firstAdmin } = await startServer(settings, log, shutdown);
  console.log(`Courtcrew is ready at ${settings.publicUrl}`);
  if (firstAdmin.password) {
    console.log(`Platform admin: ${firstAdmin.email}, password ${firstAdmin.password} (shown only now)`);
  } else if (firstAdmin.created) {
    console.log(`Platform admin: ${firstAdmin.email}, password as set in ADMIN_PASSWORD`);
  }
} catch (error) {
  exitBecause(error);
}

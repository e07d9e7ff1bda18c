// npm start: installs and builds what is missing or stale, then becomes the server.
import { buildInterfaces } from './build.mjs';
import { installMissing } from './install.mjs';
import { runOnNode24 } from './node24.mjs';

endWithNpm();
try {
  await installMissing();
  await buildInterfaces();
} catch (error) {
  console.error(`courtcrew: ${error.message}`);
  process.exit(1);
}
await runOnNode24('backend/src/main.ts', process.argv.slice(2));

/** A killed npm leaves its script running: nobody would see that server, and it would keep port and data. */
function endWithNpm() {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

// npm start: installs and builds what is missing or stale, then becomes the server.
import { buildInterfaces } from './build.mjs';
import { installMissing } from './install.mjs';
import { runOnNode24 } from './node24.mjs';

try {
  await installMissing();
  await buildInterfaces();
} catch (error) {
  console.error(`courtcrew: ${error.message}`);
  process.exit(1);
}
await runOnNode24('backend/src/main.ts', process.argv.slice(2));

// npm run dev: the server and both interfaces, reloading themselves, at one address.
import { installMissing } from './install.mjs';
import { runOnNode24 } from './node24.mjs';

await installMissing();
await runOnNode24('scripts/dev-server.ts', process.argv.slice(2));

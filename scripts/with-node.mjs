// Runs a TypeScript program of the repository: node scripts/with-node.mjs bench/src/main.ts [arguments]
import { installMissing } from './install.mjs';
import { runOnNode24 } from './node24.mjs';

const [script, ...args] = process.argv.slice(2);
await installMissing();
await runOnNode24(script, args);

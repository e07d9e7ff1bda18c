import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node24 } from './node24.mjs';
import { inRepository } from './root.mjs';

const packed = 'node_modules/@sparticuz/chromium';

/**
 * The Chromium that npm installed, unpacked once into `.cache`, with the libraries and fonts it needs, so that
 * a machine without any of them renders the same pages. `CHROMIUM_PATH` names another one.
 *
 * @returns {{ executablePath: string, env: Record<string, string> }} for Playwright's `launchOptions`
 */
export function chromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own) return { executablePath: own, env: { ...process.env } };
  const home = unpacked();
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(home, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: home },
  };
}

/** Unpacked beside its place and then moved: two runs at once, or an interrupted one, leave nothing half done. */
function unpacked() {
  const { version } = JSON.parse(readFileSync(inRepository(`${packed}/package.json`), 'utf8'));
  const home = inRepository(`.cache/chromium-${version}`);
  if (existsSync(home)) return home;
  mkdirSync(inRepository('.cache'), { recursive: true });
  const making = mkdtempSync(`${home}-`);
  unpackInto(making);
  writeFileSync(join(making, 'fonts.conf'), fontsIn(join(home, 'fonts')));
  try {
    renameSync(making, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
    rmSync(making, { recursive: true });
  }
  return home;
}

/** The package unpacks into the directory for temporary files of its process. */
function unpackInto(directory) {
  const index = pathToFileURL(inRepository(`${packed}/build/index.js`)).href;
  const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'];
  const paths = archives.map((name) => inRepository(`${packed}/bin/${name}`));
  const source = `import { inflate } from ${JSON.stringify(index)};
    await Promise.all(${JSON.stringify(paths)}.map((path) => inflate(path)));`;
  const { status } = spawnSync(node24(), ['--input-type=module', '-e', source], {
    env: { ...process.env, TMPDIR: directory },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Chromium could not be unpacked');
}

const fontsIn = (directory) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${directory}</dir>
  <cachedir>${directory}-cache</cachedir>
</fontconfig>
`;

import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Makes the directory and those above it. Node's own `recursive` asks for ever where one cannot be made, as in /proc. */
export function makeDirectory(directory: string, mode: number): void {
  if (existsSync(directory)) return;
  const above = dirname(directory);
  if (above !== directory) makeDirectory(above, mode);
  try {
    mkdirSync(directory, { mode });
  } catch (error) {
    // Another process that starts has made it meanwhile.
    if (!existsSync(directory)) throw error;
  }
}

/** Writes a file whole and to the disk, or not at all. @throws EEXIST where it must not be replaced */
export function writeWhole(file: string, text: string, replace: boolean): void {
  const beside = `${file}.${process.pid}`;
  try {
    writeFileSync(beside, text, { mode: 0o600, flush: true });
    if (replace) renameSync(beside, file);
    else linkSync(beside, file);
    syncDirectory(dirname(file));
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Until then a power cut may take back the name of a file. Windows has no such call. */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const open = openSync(directory, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

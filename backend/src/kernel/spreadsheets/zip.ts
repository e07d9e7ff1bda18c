import { crc32, inflateRawSync } from 'node:zlib';
import { badFile, UNREADABLE } from './sheet.ts';

/**
 * The parts of a ZIP archive (PKWARE APPNOTE 6.3), unpacked only after the sizes that it declares were added up, and never
 * to more than these. The library for workbooks unpacks whatever it is given.
 */

interface Part {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  /** Of its local header. */
  readonly offset: number;
}

const MOST_PARTS = 2_000;
/** Of all parts that are read, unpacked. */
const MOST_UNPACKED = 120_000_000;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
/** Sizes that stand elsewhere: those of archives beyond 4 GB. */
const ELSEWHERE = 0xffffffff;

export const isZip = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32LE(0) === LOCAL;

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - 0xffff);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  throw badFile(UNREADABLE);
}

/** The directory of the archive, nothing of it unpacked. */
export function partsOf(bytes: Buffer): readonly Part[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw badFile(UNREADABLE);
  const parts: Part[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let part = 0; part < count; part += 1) {
    if (at + CENTRAL_BYTES > end || bytes.readUInt32LE(at) !== CENTRAL) throw badFile(UNREADABLE);
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const [nameLength = 0] = lengths;
    if ((bytes.readUInt16LE(at + 8) & 1) === 1)
      throw badFile('is protected by a password: save it without one');
    parts.push({
      name: bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += CENTRAL_BYTES + lengths.reduce((sum, length) => sum + length, 0);
  }
  return parts;
}

/** The bytes of parts, in their order. Refused where they are, or would be, too large. */
export function unpacked(bytes: Buffer, parts: readonly Part[]): readonly Buffer[] {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (total > MOST_UNPACKED || parts.some(({ packed }) => packed === ELSEWHERE))
    throw badFile('is too large once it is unpacked');
  return parts.map(({ method, packed, size, offset }) => {
    try {
      if (bytes.readUInt32LE(offset) !== LOCAL) throw new Error('no part');
      const start = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
      const part = bytes.subarray(start, start + packed);
      if (method === STORED && packed === size) return part;
      // `zlib` ends with an error where more comes out than was declared.
      if (method !== DEFLATED) throw new Error('unknown method');
      return size === 0 ? Buffer.alloc(0) : inflateRawSync(part, { maxOutputLength: size });
    } catch {
      throw badFile(UNREADABLE);
    }
  });
}

/** An archive of these parts as they are, for a reader that takes archives alone. */
export function stored(parts: readonly { readonly name: string; readonly content: Buffer }[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const label = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(label.length, 22);
    const [local, central, rest] = [Buffer.alloc(4), Buffer.alloc(6), Buffer.alloc(14)];
    local.writeUInt32LE(LOCAL);
    central.writeUInt32LE(CENTRAL);
    central.writeUInt16LE(20, 4);
    rest.writeUInt32LE(offset, 10);
    files.push(local, common, label, content);
    directory.push(central, common, rest, label);
    offset += LOCAL_BYTES + label.length + content.length;
  }
  const end = Buffer.alloc(END_BYTES);
  const length = directory.reduce((sum, { length }) => sum + length, 0);
  end.writeUInt32LE(END);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

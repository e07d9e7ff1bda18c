#!/usr/bin/env node
// Verifies an export of the log (docs/audit-export.md) with Node 22 alone: nothing of the product takes part.
import { createPublicKey, hash, verify } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const CHUNK = 8 * 1024 * 1024;
const BREAK = 10;
const DIGEST_LENGTH = 44;
const LEAF = '{"leaf":';
const PLACED = /^\{"leaf":"(.{44})","link":"(.{44})","position":"(.*)"$/;
const EVENT = Buffer.from(',"event":');
const PLACE = /^\{"stream":"((?:[^"\\]|\\.)*)","revision":(\d+),/;
const NODE = 1;
const LINK = 2;
const NO_LINK = '\0'.repeat(32);

const LINKED_AT = '{"link":"'.length + DIGEST_LENGTH + '",'.length;
const PROVED = /^\{"link":".{44}","number":(\d+),"position":"(\d+)","path":\["?([^\]]*?)"?\]$/;
const END = '{"end":';
const OPENED = '"opened":';
const SIGNATURE = ',"signature":"';
const TOURNAMENT = 'courtcrew tournament export 1';

const scratch = Buffer.alloc(65);

/** Hash of two digests; a digest is 32 characters, one for each byte. */
function pair(kind, left, right) {
  scratch[0] = kind;
  scratch.write(left, 1, 'latin1');
  scratch.write(right, 33, 'latin1');
  return hash('sha256', scratch, 'binary');
}

const base64 = (digest) => Buffer.from(digest, 'latin1').toString('base64');
const digestOf = (text) => Buffer.from(text, 'base64').toString('latin1');
const signs = (key, text, signature) =>
  verify(null, Buffer.from(text), key, Buffer.from(String(signature), 'base64'));

/** The root that a leaf and its path make, or null where they are of no tree of this size (RFC 9162, 2.1.3.2). */
function rootOf(leaf, number, size, path) {
  let [node, last, digest] = [number, size - 1, leaf];
  for (const other of path) {
    if (last === 0) return null;
    if (node % 2 === 1 || node === last) {
      digest = pair(NODE, other, digest);
      while (node % 2 === 0 && node > 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else digest = pair(NODE, digest, other);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 ? digest : null;
}

/** A key as PEM has it. Throws `Broken` for anything else. */
function keyIn({ key }, kept) {
  let given;
  try {
    given = createPublicKey(key);
  } catch {
    throw new Broken('line 1: this is no public key');
  }
  if (kept && !given.equals(kept)) throw new Broken('line 1: the key is not the one that was kept');
  return given;
}

/** The lines of a file, as parts of a buffer that is used again. */
function* linesOf(file) {
  const descriptor = openSync(file, 'r');
  let buffer = Buffer.allocUnsafe(CHUNK);
  let kept = 0;
  try {
    for (;;) {
      if (kept === buffer.length) buffer = Buffer.concat([buffer, Buffer.alloc(buffer.length)]);
      const read = readSync(descriptor, buffer, kept, buffer.length - kept, null);
      const end = kept + read;
      let start = 0;
      for (let at = buffer.indexOf(BREAK); at >= 0 && at < end; at = buffer.indexOf(BREAK, start)) {
        yield buffer.subarray(start, at);
        start = at + 1;
      }
      buffer.copyWithin(0, start, end);
      kept = end - start;
      if (read > 0) continue;
      if (kept > 0) yield buffer.subarray(0, kept);
      return;
    }
  } finally {
    closeSync(descriptor);
  }
}

class Broken extends Error {}

/** Takes the lines of a file one after another, and says which of them is wrong. */
class Reading {
  line = 0;
  /** Events that were proved. */
  size = 0;
  /** The newest checkpoint. */
  last = null;
  /** Newer events that were not proved yet when it was exported; null where an older export does not say. */
  waiting = null;
  /** What an export that was kept has to show to a later one: by size the roots, or by number the events, that were signed. */
  kept = new Map();
  header;
  key;
  expected;

  /** `earlier` is `kept` of an export that was kept; `key` is the one that auditors keep. */
  constructor({ earlier = new Map(), key } = {}) {
    this.expected = earlier;
    this.key = key;
  }

  readHeader(header) {
    this.header = header;
    this.key = keyIn(header, this.key);
  }

  checkSigned(checkpoint) {
    const { installation } = this.header;
    const { size, root, at, signature } = checkpoint;
    const text = `courtcrew checkpoint 1\n${installation}\n${size}\n${root}\n${at}\n`;
    if (!signs(this.key, text, signature)) this.fail(`the checkpoint of ${at} is not signed with the key`);
    this.last = checkpoint;
  }

  /** What stands before an event on its line, and the event's leaf and place. */
  eventOn(line) {
    const mark = line.indexOf(EVENT);
    const start = mark + EVENT.length;
    const placed =
      mark < 0 ? null : PLACE.exec(line.toString('utf8', start, Math.min(start + 400, line.length)));
    const [, stream, revision] = placed ?? this.fail('this is no line of an export');
    // A leaf is hashed behind a zero byte: it takes the place of the colon before the event.
    line[start - 1] = 0;
    const leaf = hash('sha256', line.subarray(start - 1, line.length - 1), 'binary');
    return { before: line.toString('latin1', 0, mark), stream, revision: Number(revision), leaf };
  }

  parsed(line) {
    try {
      return Object(JSON.parse(line.toString()));
    } catch {
      return this.fail('this is no line of an export');
    }
  }

  fail(text) {
    throw new Broken(`line ${this.line}: ${text}`);
  }
}

class Verifier extends Reading {
  #peaks = [];
  #chains = new Map();
  #position = -1n;
  checkpoints = 0;

  take(line) {
    this.line += 1;
    if (this.line === 1) this.#begin(this.parsed(line));
    else if (line.toString('latin1', 0, LEAF.length) === LEAF) this.#event(line);
    else this.#checkpoint(this.parsed(line));
  }

  end() {
    if (this.#signedSize < this.size) this.fail('what follows the last checkpoint is not signed');
    for (const size of this.expected.keys()) {
      if (size > this.size) this.fail(`the earlier export has ${size} events, this one ${this.size}`);
    }
  }

  get #signedSize() {
    return this.last?.size ?? 0;
  }

  #begin(header) {
    if (header.format !== 'courtcrew audit export 1') this.fail('not an export of the log');
    this.readHeader(header);
  }

  #event(line) {
    const { before, stream, revision, leaf } = this.eventOn(line);
    const [, proved, linked, position] = PLACED.exec(before) ?? this.fail('this is no line of an export');
    const place = `position ${position}, stream ${stream}, revision ${revision}`;
    if (base64(leaf) !== proved) this.fail(`${place}: the event was changed`);
    if (!/^\d+$/.test(position) || BigInt(position) <= this.#position) {
      this.fail(`${place}: it is not in its place, events were reordered or inserted`);
    }
    this.#position = BigInt(position);
    const chain = this.#chains.get(stream) ?? { next: 0, link: NO_LINK };
    if (revision > chain.next) this.fail(`${place}: revision ${chain.next} before it was dropped`);
    if (revision < chain.next)
      this.fail(`${place}: it is not in its place, events were reordered or inserted`);
    const link = pair(LINK, chain.link, leaf);
    if (base64(link) !== linked) this.fail(`${place}: the chain of the stream is broken`);
    this.#chains.set(stream, { next: chain.next + 1, link });
    this.#grow(leaf);
  }

  #grow(leaf) {
    let node = leaf;
    for (let full = this.size; full % 2 === 1; full = (full - 1) / 2)
      node = pair(NODE, this.#peaks.pop(), node);
    this.#peaks.push(node);
    this.size += 1;
    const expected = this.expected.get(this.size);
    if (expected && expected !== this.#root()) {
      this.fail(`the first ${this.size} events are not those of the earlier export`);
    }
  }

  #root() {
    const [smallest, ...larger] = this.#peaks.toReversed();
    return base64(larger.reduce((right, left) => pair(NODE, left, right), smallest));
  }

  #checkpoint({ checkpoint, waiting, ...others }) {
    if (!checkpoint || Object.keys(others).length > 0) this.fail('this is no line of an export');
    const { size, root, at } = checkpoint;
    const first = this.#signedSize + 1;
    this.checkSigned(checkpoint);
    if (size !== this.size || root !== this.#root()) {
      this.fail(`events ${first} to ${size} are not those signed on ${at}`);
    }
    this.checkpoints += 1;
    this.kept.set(size, root);
    if (waiting) this.#wait(waiting);
  }

  #wait({ events, signature }) {
    const { size, at } = this.last;
    const text = `courtcrew waiting 1\n${this.header.installation}\n${size}\n${at}\n${events}\n`;
    if (!signs(this.key, text, signature)) this.fail('how many events wait is not signed with the key');
    this.waiting = events;
  }
}

/** One tournament: each event's place in the tree that was signed, and every line chained to all before it. */
class TournamentVerifier extends Reading {
  #link;
  #number = -1;
  /** Number of the next event of each stream. */
  #next = new Map();
  #ended = false;
  checkpoints = 1;

  take(line) {
    this.line += 1;
    if (this.#ended) this.fail('nothing follows the end');
    if (this.line === 1) this.#begin(line.toString());
    else if (line.toString('latin1', 0, END.length) === END) this.#end(line.toString());
    else this.#linked(line);
  }

  end() {
    if (!this.#ended) this.fail('the end is missing behind it');
    for (const number of this.expected.keys()) {
      if (!this.kept.has(number)) this.fail(`event ${number} of the earlier export is missing`);
    }
  }

  #begin(text) {
    const header = this.parsed(text);
    this.readHeader(header);
    const signed = text.slice(0, text.lastIndexOf(SIGNATURE));
    if (text !== `${signed}${SIGNATURE}${this.#own(signed, header.signature)}"}`) {
      this.fail('it was changed: it is not signed with the key');
    }
    this.checkSigned(Object(header.checkpoint));
    this.#link = hash('sha256', signed, 'binary');
  }

  /** A signature of this text as it is written, or nothing where it is none. */
  #own(text, signature) {
    const bytes = Buffer.from(String(signature), 'base64');
    return verify(null, Buffer.from(text), this.key, bytes) ? bytes.toString('base64') : '';
  }

  #linked(line) {
    const link = pair(LINK, this.#link, hash('sha256', line.subarray(LINKED_AT), 'binary'));
    if (line.toString('latin1', LINKED_AT, LINKED_AT + OPENED.length) !== OPENED) this.#event(line);
    if (line.toString('latin1', 0, LINKED_AT) !== `{"link":"${base64(link)}",`) {
      this.fail('the chain is broken: it was changed, or one before it was dropped');
    }
    this.#link = link;
  }

  #event(line) {
    const { before, stream, revision, leaf } = this.eventOn(line);
    const [, count, position, hashes] = PROVED.exec(before) ?? this.fail('this is no line of an export');
    const place = `position ${position}, stream ${stream}, revision ${revision}`;
    const [number, next] = [Number(count), this.#next.get(stream) ?? 0];
    const path = hashes === '' ? [] : hashes.split('","').map(digestOf);
    const root = rootOf(leaf, number, this.last.size, path);
    if (root === null || base64(root) !== this.last.root) {
      this.fail(`${place}: the event was changed, it is not in the log that was signed`);
    }
    if (stream.slice(stream.indexOf('-') + 1) !== this.header.tournament) {
      this.fail(`${place}: it is of another tournament`);
    }
    if (revision > next) this.fail(`${place}: revision ${next} before it was dropped`);
    if (number <= this.#number || revision < next) {
      this.fail(`${place}: it is not in its place, events were reordered or inserted`);
    }
    const expected = this.expected.get(number);
    if (expected !== undefined && expected !== leaf) {
      this.fail(`${place}: it is not the event of the earlier export`);
    }
    this.#number = number;
    this.#next.set(stream, next + 1);
    this.kept.set(number, leaf);
    this.size += 1;
  }

  #end(text) {
    const { end } = this.parsed(text);
    const { events, waiting, link } = Object(end);
    const signed =
      waiting === undefined
        ? `courtcrew tournament end 1\n${events}\n${link}\n`
        : `courtcrew tournament end 2\n${events}\n${waiting}\n${link}\n`;
    const signature = this.#own(signed, Object(end).signature);
    // Parts that are undefined are left out, as in exports that do not say what waits.
    if (text !== JSON.stringify({ end: { events, waiting, link, signature } })) {
      this.fail('it was changed: it is not signed with the key');
    }
    this.waiting = waiting ?? null;
    if (link !== base64(this.#link)) this.fail('lines before it were dropped');
    if (events !== this.size) this.fail(`${events} events were proved, ${this.size} are there`);
    this.#ended = true;
  }
}

/** Takes all lines of a file. */
function taken(file, options) {
  let verifier;
  for (const line of linesOf(file)) {
    verifier ??= line.includes(TOURNAMENT) ? new TournamentVerifier(options) : new Verifier(options);
    verifier.take(line);
  }
  if (!verifier) throw new Broken('the file is empty');
  verifier.end();
  return verifier;
}

/** Answers what was found; `broken` names the first break. */
export function verifyExport(file, { earlier, key } = {}) {
  const kept = key && createPublicKey(readFileSync(key));
  try {
    const before = earlier && taken(earlier, { key: kept }).kept;
    const { size, checkpoints, last, waiting } = taken(file, { key: kept, earlier: before });
    return { broken: null, size, checkpoints, signedAt: last?.at ?? null, waiting };
  } catch (error) {
    if (error instanceof Broken) return { broken: error.message };
    throw error;
  }
}

const USAGE = 'usage: node verify-audit-export.mjs FILE [--earlier FILE] [--key PUBLIC_KEY.pem]';
const OPTIONS = { earlier: { type: 'string' }, key: { type: 'string' } };

/** What is asked for; null where it is not understood: whoever mistypes `--key` must not take it for a key that fits. */
function asked(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    return positionals.length === 1 ? { file: positionals[0], ...values } : null;
  } catch {
    return null;
  }
}

function main(args) {
  const given = asked(args);
  if (!given) {
    console.error(USAGE);
    return 2;
  }
  try {
    return told(verifyExport(given.file, given));
  } catch (error) {
    // No file, or no key in it: that says nothing of the export.
    if (!error.code) throw error;
    console.error(error.message);
    return 2;
  }
}

function told(found) {
  if (found.broken) console.log(`BROKEN  ${found.broken}`);
  else
    console.log(
      `unbroken: ${found.size} events, ${found.checkpoints} checkpoints, signed on ${found.signedAt}${left(found)}`,
    );
  return found.broken ? 1 : 0;
}

/** Whoever takes the file for all there was is to know what it lacks. */
const left = ({ waiting }) =>
  waiting ? `; NOT ALL: ${waiting} newer events were not proved yet, export again later` : '';

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) exit(main(argv.slice(2)));

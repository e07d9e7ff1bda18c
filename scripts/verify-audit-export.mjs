#!/usr/bin/env node
// Verifies an export of the log (docs/audit-export.md) with Node 22 alone: nothing of the product takes part.
import { createPublicKey, hash, verify } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';

const CHUNK = 8 * 1024 * 1024;
const BREAK = 10;
const LEAF_AT = '{"leaf":"'.length;
const DIGEST_LENGTH = 44;
const LINK_AT = LEAF_AT + DIGEST_LENGTH + '","link":"'.length;
const POSITION_AT = LINK_AT + DIGEST_LENGTH + '","position":"'.length;
const EVENT = Buffer.from('","event":');
const PLACE = /^\{"stream":"((?:[^"\\]|\\.)*)","revision":(\d+),/;
const NODE = 1;
const LINK = 2;
const NO_LINK = '\0'.repeat(32);

const scratch = Buffer.alloc(65);

/** Hash of two digests; a digest is 32 characters, one for each byte. */
function pair(kind, left, right) {
  scratch[0] = kind;
  scratch.write(left, 1, 'latin1');
  scratch.write(right, 33, 'latin1');
  return hash('sha256', scratch, 'binary');
}

const base64 = (digest) => Buffer.from(digest, 'latin1').toString('base64');

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

class Verifier {
  #peaks = [];
  #chains = new Map();
  #position = -1n;
  #header;
  #key;
  #expected;
  #line = 0;
  size = 0;
  signedSize = 0;
  checkpoints = 0;
  last = null;

  /** `earlier` are the checkpoints of an export that was kept; `key` is the one that auditors keep. */
  constructor({ earlier = new Map(), key } = {}) {
    this.#expected = earlier;
    this.#key = key;
  }

  take(line) {
    this.#line += 1;
    if (this.#line === 1) this.#begin(JSON.parse(line.toString()));
    else if (line.toString('latin1', 0, LEAF_AT) === '{"leaf":"') this.#event(line);
    else this.#checkpoint(this.#parsed(line));
  }

  end() {
    if (this.#line === 0) throw new Broken('the file is empty');
    if (this.signedSize < this.size) this.#fail('what follows the last checkpoint is not signed');
    for (const size of this.#expected.keys()) {
      if (size > this.size) this.#fail(`the earlier export has ${size} events, this one ${this.size}`);
    }
  }

  #begin(header) {
    if (header.format !== 'courtcrew audit export 1') throw new Broken('line 1: not an export of the log');
    this.#header = header;
    const key = createPublicKey(header.key);
    if (this.#key && !key.equals(this.#key)) throw new Broken('line 1: the key is not the one that was kept');
    this.#key = key;
  }

  #event(line) {
    const mark = line.indexOf(EVENT, POSITION_AT);
    if (mark < 0) this.#fail('this is no line of an export');
    const start = mark + EVENT.length;
    const position = line.toString('latin1', POSITION_AT, mark);
    const [, stream, revision] =
      PLACE.exec(line.toString('utf8', start, Math.min(start + 400, line.length))) ?? [];
    const place = `position ${position}, stream ${stream ?? '?'}, revision ${revision ?? '?'}`;
    const leaf = Buffer.from(line.toString('latin1', LEAF_AT, LEAF_AT + DIGEST_LENGTH), 'base64').toString(
      'latin1',
    );
    // A leaf is hashed behind a zero byte: it takes the place of the colon before the event.
    line[start - 1] = 0;
    if (hash('sha256', line.subarray(start - 1, line.length - 1), 'binary') !== leaf) {
      this.#fail(`${place}: the event was changed`);
    }
    if (!/^\d+$/.test(position) || BigInt(position) <= this.#position) {
      this.#fail(`${place}: it is not in its place, events were reordered or inserted`);
    }
    this.#position = BigInt(position);
    const chain = this.#chains.get(stream) ?? { next: 0, link: NO_LINK };
    if (Number(revision) > chain.next) this.#fail(`${place}: revision ${chain.next} before it was dropped`);
    if (Number(revision) < chain.next)
      this.#fail(`${place}: it is not in its place, events were reordered or inserted`);
    const link = pair(LINK, chain.link, leaf);
    if (base64(link) !== line.toString('latin1', LINK_AT, LINK_AT + DIGEST_LENGTH)) {
      this.#fail(`${place}: the chain of the stream is broken`);
    }
    this.#chains.set(stream, { next: chain.next + 1, link });
    this.#grow(leaf);
  }

  #grow(leaf) {
    let node = leaf;
    for (let full = this.size; full % 2 === 1; full = (full - 1) / 2)
      node = pair(NODE, this.#peaks.pop(), node);
    this.#peaks.push(node);
    this.size += 1;
    const expected = this.#expected.get(this.size);
    if (expected && expected !== this.#root()) {
      this.#fail(`the first ${this.size} events are not those of the earlier export`);
    }
  }

  #root() {
    const [smallest, ...larger] = this.#peaks.toReversed();
    return base64(larger.reduce((right, left) => pair(NODE, left, right), smallest));
  }

  #checkpoint({ checkpoint }) {
    if (!checkpoint) this.#fail('this is no line of an export');
    const { size, root, at, signature } = checkpoint;
    const text = `courtcrew checkpoint 1\n${this.#header.installation}\n${size}\n${root}\n${at}\n`;
    if (!verify(null, Buffer.from(text), this.#key, Buffer.from(signature, 'base64'))) {
      this.#fail(`the checkpoint of ${at} is not signed with the key`);
    }
    if (size !== this.size || root !== this.#root()) {
      this.#fail(`events ${this.signedSize + 1} to ${size} are not those signed on ${at}`);
    }
    this.signedSize = size;
    this.checkpoints += 1;
    this.last = checkpoint;
  }

  #parsed(line) {
    try {
      return JSON.parse(line.toString());
    } catch {
      return this.#fail('this is no line of an export');
    }
  }

  #fail(text) {
    throw new Broken(`line ${this.#line}: ${text}`);
  }
}

/** Answers what was found; `broken` names the first break. */
export function verifyExport(file, { earlier, key } = {}) {
  const kept = key && createPublicKey(readFileSync(key));
  let verifier = new Verifier({ key: kept });
  try {
    const signed = new Map();
    if (earlier) {
      for (const line of linesOf(earlier)) {
        const before = verifier.last;
        verifier.take(line);
        if (verifier.last !== before) signed.set(verifier.last.size, verifier.last.root);
      }
      verifier.end();
    }
    verifier = new Verifier({ key: kept, earlier: signed });
    for (const line of linesOf(file)) verifier.take(line);
    verifier.end();
    const { size, checkpoints, last } = verifier;
    return { broken: null, size, checkpoints, signedAt: last?.at ?? null };
  } catch (error) {
    if (error instanceof Broken || error instanceof SyntaxError)
      return { broken: error.message, size: verifier.size };
    throw error;
  }
}

function main([file, ...options]) {
  const given = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
  if (!file) {
    console.error('usage: node verify-audit-export.mjs FILE [--earlier FILE] [--key PUBLIC_KEY.pem]');
    return 2;
  }
  const found = verifyExport(file, { earlier: given('--earlier'), key: given('--key') });
  if (found.broken) console.log(`BROKEN  ${found.broken}`);
  else
    console.log(
      `unbroken: ${found.size} events, ${found.checkpoints} checkpoints, signed on ${found.signedAt}`,
    );
  return found.broken ? 1 : 0;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) exit(main(argv.slice(2)));

import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** `#009CAE` */
export type Colour = `#${string}`;

/** Closed outlines as points; several may share an area, holes run the other way. */
export type Outline = readonly (readonly [x: number, y: number])[];

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A picture of opaque pixels that shapes are painted on, with smooth edges. Coordinates are pixels from the top left. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint8Array(width * height * 3);
    this.rect(0, 0, width, height, ground);
  }

  rect(left: number, top: number, width: number, height: number, colour: Colour): void {
    const [right, bottom] = [left + width, top + height];
    this.fill(
      [
        [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ],
      ],
      colour,
    );
  }

  /**
   * Each edge adds the area to its right, row by row, to a sum over the row: at every pixel the sum is how much of it the
   * outlines cover, and overlaps count once.
   */
  fill(outlines: readonly Outline[], colour: Colour): void {
    const rows = new Map<number, Float64Array>();
    for (const outline of outlines) {
      outline.forEach((from, at) => {
        this.#edge(rows, from, outline[(at + 1) % outline.length] ?? from);
      });
    }
    const paint = channels(colour);
    for (const [y, changes] of rows) {
      let sum = 0;
      for (let x = 0; x < this.width; x += 1) {
        sum += changes[x] ?? 0;
        const covered = Math.min(1, Math.abs(sum));
        if (covered > 0.002) this.#mix((y * this.width + x) * 3, paint, covered);
      }
    }
  }

  #edge(rows: Map<number, Float64Array>, from: Outline[number], to: Outline[number]): void {
    const [[x0, y0], [x1, y1]] = from[1] < to[1] ? [from, to] : [to, from];
    const direction = from[1] < to[1] ? 1 : -1;
    if (y0 === y1) return;
    const slope = (x1 - x0) / (y1 - y0);
    const last = Math.min(this.height, Math.ceil(y1));
    for (let y = Math.max(0, Math.floor(y0)); y < last; y += 1) {
      const [top, bottom] = [Math.max(y, y0), Math.min(y + 1, y1)];
      if (bottom <= top) continue;
      const [a, b] = [x0 + (top - y0) * slope, x0 + (bottom - y0) * slope];
      const row = rows.get(y) ?? new Float64Array(this.width + 2);
      rows.set(y, row);
      this.#spread(row, [Math.min(a, b), Math.max(a, b)], direction * (bottom - top));
    }
  }

  /** Spreads an edge that crosses these columns over the pixels it crosses. */
  #spread(row: Float64Array, [left, right]: readonly [number, number], height: number): void {
    const clamp = (x: number) => Math.min(Math.max(x, 0), this.width);
    const [begin, end] = [clamp(left), clamp(right)];
    const columns = Math.max(1, Math.ceil(end) - Math.floor(begin));
    for (let at = 0; at < columns; at += 1) {
      const x = Math.floor(begin) + at;
      const [from, to] = [Math.max(begin, x), Math.min(end, x + 1)];
      const share = end > begin ? height * ((to - from) / (end - begin)) : height;
      // The part of the pixel to the right of the edge counts here, the rest from the next one on.
      const inside = 1 - ((from + Math.max(from, to)) / 2 - x);
      row[x] = (row[x] ?? 0) + share * inside;
      row[x + 1] = (row[x + 1] ?? 0) + share * (1 - inside);
    }
  }

  #mix(at: number, paint: readonly number[], covered: number): void {
    for (let channel = 0; channel < 3; channel += 1) {
      const before = this.#pixels[at + channel] ?? 0;
      this.#pixels[at + channel] = Math.round(before + ((paint[channel] ?? 0) - before) * covered);
    }
  }

  /** As PNG (ISO/IEC 15948): eight bits a channel, no transparency, each row after its filter, which is none. */
  async png(): Promise<Buffer> {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    head.set([8, 2, 0, 0, 0], 8);
    const line = this.width * 3;
    const rows = Buffer.alloc(this.height * (line + 1));
    for (let y = 0; y < this.height; y += 1)
      rows.set(this.#pixels.subarray(y * line, (y + 1) * line), y * (line + 1) + 1);
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', await promisify(deflate)(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

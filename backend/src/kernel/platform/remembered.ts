import { setNewest } from './setNewest.ts';

export interface RememberedOptions<Value> {
  /** More are forgotten, the oldest first. */
  readonly most?: number;
  /** How long an answer counts where the notice of its change may be lost; for ever by default. */
  readonly forMs?: number;
  /** Answers that are not worth keeping. */
  readonly keep?: (value: Value) => boolean;
}

interface Known<Value> {
  readonly value: Promise<Value>;
  readonly until: number;
}

/** Cached look-ups, each made once. A drop also discards a look-up that is still under way. */
export class Remembered<Value> {
  readonly #load: (key: string) => Promise<Value>;
  readonly #options: Required<RememberedOptions<Value>>;
  readonly #known = new Map<string, Known<Value>>();

  constructor(load: (key: string) => Promise<Value>, options: RememberedOptions<Value> = {}) {
    this.#load = load;
    this.#options = { most: 20_000, forMs: Number.POSITIVE_INFINITY, keep: () => true, ...options };
  }

  of(key: string): Promise<Value> {
    const known = this.#known.get(key);
    return known && known.until > performance.now() ? known.value : this.#lookUp(key);
  }

  /** Forgets one answer, or with null all of them. */
  drop(key: string | null): void {
    if (key === null) this.#known.clear();
    else this.#known.delete(key);
  }

  #lookUp(key: string): Promise<Value> {
    const { most, forMs, keep } = this.#options;
    const known = { value: this.#load(key), until: performance.now() + forMs };
    setNewest(this.#known, key, known, most);
    const forget = () => {
      if (this.#known.get(key) === known) this.#known.delete(key);
    };
    known.value.then((value) => keep(value) || forget(), forget);
    return known.value;
  }
}

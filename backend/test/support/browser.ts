import type { FastifyInstance } from 'fastify';

export interface Seen {
  readonly status: number;
  /** Parsed where it is JSON, else the text. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

let browsers = 0;

/** Every browser comes from an address of its own, so that one test's guesses do not count in another. */
const someAddress = (): string => {
  browsers += 1;
  return `10.9.${browsers >> 8}.${browsers & 255}`;
};

/** Somebody's browser: keeps the cookies it is given. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #address: string;
  readonly cookies = new Map<string, string>();

  /** `address` is where it seems to come from. */
  constructor(app: FastifyInstance, address: string = someAddress()) {
    this.#app = app;
    this.#address = address;
  }

  get(url: string, headers?: Record<string, string>): Promise<Seen> {
    return this.#send('GET', url, undefined, headers);
  }

  post(url: string, body?: object, headers?: Record<string, string>): Promise<Seen> {
    return this.#send('POST', url, body, headers);
  }

  put(url: string, body?: object, headers?: Record<string, string>): Promise<Seen> {
    return this.#send('PUT', url, body, headers);
  }

  delete(url: string, headers?: Record<string, string>): Promise<Seen> {
    return this.#send('DELETE', url, undefined, headers);
  }

  async #send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Seen> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#app.inject({
      method,
      url,
      headers: {
        'x-forwarded-for': this.#address,
        'user-agent': 'Test',
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body && { body }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const json = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: json ? answer.json() : answer.body,
      headers: answer.headers,
    };
  }
}

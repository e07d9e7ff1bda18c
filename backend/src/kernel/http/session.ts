import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Identity, SESSION_SECONDS, type Session } from '../identity/identity.ts';
import { setNewest } from '../platform/setNewest.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request's cookie while it holds; filled by `Sessions.read`. */
    session: Session | null;
    /** What the request's commands came to so far; undefined until its handler begins. */
    use?: { readonly mayHaveDone: boolean };
  }
}

/** All the token says: who, which session, until when in seconds since 1970. Rights are looked up. */
const claims = z.strictObject({ sub: z.string(), jti: z.string(), exp: z.number() });

type Token = z.infer<typeof claims>;

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Token;
    user: Token;
  }
}

export interface SessionSettings {
  readonly secret: string;
  /** Whether people reach the product by https: the cookie is then bound to it. */
  readonly https: boolean;
}

/** A cookie younger than this is not written again. */
const RENEW_AFTER_SECONDS = 24 * 60 * 60;

/** Tokens that need not be verified again; those verified first are forgotten first. */
const MOST_VERIFIED = 20_000;

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Sessions as the browser holds them: one cookie that scripts cannot read. */
export class Sessions {
  readonly #app: FastifyInstance;
  readonly #identity: Pick<Identity, 'session' | 'fresh'>;
  readonly #https: boolean;
  /** Tokens by their text, whose signature was found to be true. */
  readonly #verified = new Map<string, Token>();
  readonly cookieName: string;

  private constructor(app: FastifyInstance, identity: Pick<Identity, 'session' | 'fresh'>, https: boolean) {
    this.#app = app;
    this.#identity = identity;
    this.#https = https;
    // The prefix makes browsers refuse the cookie from any other host or without https.
    this.cookieName = https ? '__Host-courtcrew' : 'courtcrew';
  }

  static async open(
    app: FastifyInstance,
    identity: Pick<Identity, 'session' | 'fresh'>,
    settings: SessionSettings,
  ): Promise<Sessions> {
    const sessions = new Sessions(app, identity, settings.https);
    await app.register(cookie);
    await app.register(jwt, {
      secret: settings.secret,
      cookie: { cookieName: sessions.cookieName, signed: false },
      sign: { algorithm: 'HS256', noTimestamp: true },
      verify: {
        algorithms: ['HS256'],
        onlyCookie: true,
        requiredClaims: ['sub', 'jti', 'exp'],
      },
    });
    app.decorateRequest('session', null);
    return sessions;
  }

  /** The session of a request, null for a visitor. Clears a dead cookie, renews one that is in use. */
  async read(request: FastifyRequest, reply?: FastifyReply): Promise<Session | null> {
    const token = this.#token(request.cookies[this.cookieName]);
    if (!token) return null;
    const session = await this.#identity.session(token.jti);
    if (session === null || session.ref_id !== token.sub) {
      if (reply) this.drop(reply);
      return null;
    }
    if (reply && token.exp - seconds() < SESSION_SECONDS - RENEW_AFTER_SECONDS) this.give(reply, session);
    return session;
  }

  async fresh(session: Session | null): Promise<boolean> {
    return session !== null && this.#identity.fresh(session.id);
  }

  give(reply: FastifyReply, session: Session): void {
    const token: Token = { sub: session.ref_id, jti: session.id, exp: seconds() + SESSION_SECONDS };
    void reply.setCookie(this.cookieName, this.#app.jwt.sign(token), {
      ...this.#flags,
      maxAge: SESSION_SECONDS,
    });
  }

  drop(reply: FastifyReply): void {
    void reply.clearCookie(this.cookieName, this.#flags);
  }

  get #flags() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#https } as const;
  }

  #token(text: string | undefined): Token | null {
    if (!text) return null;
    const known = this.#verified.get(text);
    if (known) return known.exp > seconds() ? known : null;
    try {
      const token = claims.parse(this.#app.jwt.verify<object>(text));
      setNewest(this.#verified, text, token, MOST_VERIFIED);
      return token;
    } catch {
      return null;
    }
  }
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import {
  type App,
  ASSETS,
  PAGE_NONCE,
  PAGE_POSITION,
  PAGES,
  type PageName,
  PRELOADS,
  pageOf,
} from '@courtcrew/domain/web/apps.ts';
import type { EarlyRead } from '@courtcrew/domain/web/earlyReads.ts';
import { CHOSEN_LANGUAGE, DRAWING } from '@courtcrew/domain/web/firstView.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { earlyAnswersScript, earlyReadsScript } from './earlyReads.ts';
import { chosenScript, withFirstView, withSheets } from './firstViewHtml.ts';
import type { FirstView, FirstViews } from './firstViews.ts';
import { type DescribePage, languageOf, type PageAbout, withAbout } from './pageAbout.ts';
import { Preloads } from './preloads.ts';

/** Folders of the built applications; one that does not exist is not served. */
export type StaticDirs = Readonly<Partial<Record<App, string>>>;

/** Scripts and styles only from here and with this page's nonce; pictures also from the map. */
const pagePolicy = (nonce: string, live: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https://tile.openstreetmap.org https://*.tile.openstreetmap.org",
    "font-src 'self'",
    // Browsers before 2022 do not take 'self' for web sockets.
    `connect-src 'self' ${live}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A path, not the whole address that only proxies are sent; and none of programs, where an unknown one is no page. */
const PAGE_PATH = /^\/(?!(api|auth|rest|ws|docs|health|metrics|assets)(\/|\?|$))/i;

export const isPagePath = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && PAGE_PATH.test(request.url);

/** Before its styles: a script waits for those that come before it. */
const HEAD = '<head>';

const position = (heard: string): string => `<meta name="${PAGE_POSITION}" content="${heard}" />`;

const NAMES: readonly PageName[] = ['public', 'admin', 'display', 'score'];

interface PagesParts {
  readonly dirs: StaticDirs;
  readonly publicUrl: string;
  /** Without it every page says what its built file does. */
  readonly describe?: DescribePage | undefined;
  readonly heard: () => Position;
  readonly firstViews: FirstViews;
  /** Whether somebody's session comes with a request: what they are shown is not a visitor's. */
  readonly isSignedIn: (request: FastifyRequest) => boolean;
  /** Answers a read of the page that was asked for, as a visitor is answered; `undefined` where it fails. */
  readonly answer: (request: FastifyRequest, read: EarlyRead, heard: string) => Promise<unknown>;
}

interface Begun {
  readonly path: string;
  readonly about: PageAbout | undefined;
  readonly view: FirstView | null;
  readonly nonce: string;
  readonly heard: string;
}

/** Phones say so; all others are shown what fits a desk. */
const PHONE = /mobi/i;
const WIDTHS = { phone: 390, desk: 1366 };

export class Pages {
  readonly #pages: Partial<Record<PageName, string>> = {};
  /** The public one as it comes with a first view. */
  readonly #drawnPage: string;
  readonly #publicUrl: string;
  readonly #describe: DescribePage | undefined;
  readonly #heard: () => Position;
  readonly #preloads: Preloads;
  readonly #visitors: Pick<PagesParts, 'firstViews' | 'isSignedIn' | 'answer'>;

  constructor({ dirs, publicUrl, describe, heard, ...visitors }: PagesParts) {
    this.#publicUrl = publicUrl;
    this.#describe = describe;
    this.#heard = heard;
    this.#visitors = visitors;
    this.#preloads = new Preloads(dirs.public);
    for (const name of NAMES) {
      const { app, file } = PAGES[name];
      const page = dirs[app] && join(dirs[app], file);
      if (page && existsSync(page)) this.#pages[name] = readFileSync(page, 'utf8');
    }
    this.#drawnPage = withSheets(this.#pages.public ?? '', (address) =>
      readFileSync(join(dirs.public ?? '', address), 'utf8'),
    );
  }

  /** Sends the page that answers the path, with a fresh nonce; false when it is not built. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const name = pageOf(request.url);
    const page = this.#pages[name];
    if (page === undefined) return false;
    const url = this.#urlOf(request);
    const language = languageOf(request.headers['accept-language'], request.cookies[CHOSEN_LANGUAGE]);
    const about = name === 'admin' || name === 'score' ? undefined : await this.#about(url, language);
    const view = name === 'public' ? await this.#firstView(request, about, language) : null;
    const nonce = randomBytes(16).toString('base64');
    const drawn = view === null ? page : withFirstView(this.#drawnPage, { ...view, language, nonce });
    const html = about === undefined ? drawn : withAbout(drawn, { about, language, url });
    // Before it the browser has asked for nothing: what was heard by now everything it reads will show.
    const heard = String(this.#heard());
    const begun = name === 'public' ? this.#begun({ path: url.pathname, about, view, nonce, heard }) : '';
    void reply
      .code(about?.missing ? 404 : 200)
      .header('content-security-policy', pagePolicy(nonce, this.#publicUrl.replace(/^http/, 'ws')))
      .header('vary', 'Accept-Language, User-Agent, Cookie')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(PAGE_NONCE, nonce).replace(HEAD, () => HEAD + position(heard) + begun));
    return true;
  }

  /** What the browser begins while the page is still coming: the screen's first reads, then its files. */
  #begun({ path, about, view, nonce, heard }: Begun): string {
    const early = view
      ? chosenScript(nonce) + earlyAnswersScript({ answers: view.answers, old: view.heard !== heard, nonce })
      : earlyReadsScript({ reads: about?.reads ?? [], nonce, heard });
    return early + this.#preloads.for(path, view?.parts);
  }

  /** The first view of a page that is the same for all visitors; none of personal or offline pages. */
  async #firstView(request: FastifyRequest, about: PageAbout | undefined, language: Language) {
    const { firstViews, isSignedIn, answer } = this.#visitors;
    if (!about || about.missing || about.unlisted || request.method !== 'GET' || isSignedIn(request))
      return null;
    const [path = '/', search] = request.url.split('?', 2);
    const heard = String(this.#heard());
    return firstViews.of({
      path,
      search: search ? `?${search}` : '',
      language,
      width: PHONE.test(request.headers['user-agent'] ?? '') ? WIDTHS.phone : WIDTHS.desk,
      reads: about.reads ?? [],
      heard,
      answer: (read) => answer(request, read, heard),
    });
  }

  /** The address people see. Of what follows the path only the tournament stays: it names nobody and nothing else. */
  #urlOf(request: FastifyRequest): URL {
    const [path = '/', query] = request.url.split(/[?#]/, 2);
    // Two slashes at the start would be read as another host.
    const url = new URL(this.#publicUrl + path.replace(/^\/+/, '/'));
    const tid = new URLSearchParams(query).get('tid');
    if (tid) url.searchParams.set('tid', tid);
    return url;
  }

  /** A page comes all the same while the read models cannot be asked. */
  #about({ pathname, searchParams }: URL, language: Language): Promise<PageAbout | undefined> | undefined {
    return this.#describe?.(pathname, language, searchParams.get('tid')).catch(() => undefined);
  }
}

/** Said to pages: to the many small files one is made of they mean nothing, and weigh as much as some of them. */
const FOR_PAGES = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
] as const;
/** What never is a page, also not by itself in a window, as a picture with scripts in it could be; or its compressed copy. */
const PART = /\.(js|css|woff2?)(\.(br|gz))?$/;

/** A worker asks the server for its page and what that is made of, and for nothing elsewhere. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const isWorker = (path: string): boolean => path.endsWith('Worker.js');

/** Built files carry a hash in their names and never change; compressed copies beside them are preferred. */
export async function mountFiles(app: FastifyInstance, dirs: StaticDirs): Promise<void> {
  let decorateReply = true;
  for (const name of ['public', 'admin'] as const) {
    const root = dirs[name] && join(dirs[name], ASSETS[name]);
    if (!root || !existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root,
      prefix: `/${ASSETS[name]}/`,
      decorateReply,
      preCompressed: true,
      index: false,
      cacheControl: false,
      // Nobody asks again for what never changes.
      etag: false,
      lastModified: false,
      setHeaders: (reply, path) => {
        if (PART.test(path)) for (const name of FOR_PAGES) reply.removeHeader(name);
        reply.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
    decorateReply = false;
  }
  if (!dirs.public || !existsSync(dirs.public)) return;
  await app.register(fastifyStatic, {
    root: dirs.public,
    decorateReply,
    // Each file is a route of its own, so that every other path stays the application's.
    wildcard: false,
    globIgnore: ['**/*.html', PRELOADS, 'assets/**', `${dirname(DRAWING.file)}/**`, '**/*.br', '**/*.gz'],
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (!isWorker(path)) return void reply.header('cache-control', 'public, max-age=3600');
      reply.header('cache-control', 'no-cache').header('content-security-policy', WORKER_POLICY);
    },
  });
}

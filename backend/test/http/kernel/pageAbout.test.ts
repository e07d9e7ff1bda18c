import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageOf } from '../../../src/kernel/http/pages/pageAbout.ts';
import { type Edge, edge } from './edge.ts';

const PAGE = `<!doctype html><html lang="en"><head><!--about--><title>Courtcrew</title><!--/about--></head>
<body><div id="root"></div></body></html>`;

const POSITION = '<meta name="courtcrew-position" content="7" />';

let root: string;
let server: Edge;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'courtcrew-about-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public', 'index.html'), PAGE);
  const screens = { '/signup/:tid': ['assets/signup.js'], '/signup/volunteers': ['assets/volunteers.js'] };
  writeFileSync(join(root, 'public', 'preloads.json'), JSON.stringify({ screens, parts: {} }));
  server = await edge({
    routes: [],
    staticDirs: { public: join(root, 'public') },
    drawPicture: async (id, name) =>
      id === 't1' ? { png: Buffer.from('png'), isCurrent: name === 'en-new' } : null,
    describePage: async (path, language, tid) => {
      if (path === '/broken') throw new Error('no database');
      return {
        title: `"${path}" <$&>`,
        description: tid ? `${language} of ${tid}` : language,
        picture: '/preview.png',
        ...(path === '/nothing' && { missing: true }),
        ...(path === '/signup/t1' && { reads: [{ method: 'POST', url: '/api/x', body: '"</script>"' }] }),
      };
    },
  });
});
afterAll(async () => {
  await server.app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the picture of a page', () => {
  it('is kept for ever under the address that names it, and for minutes under an older one', async () => {
    const { headers, body } = await get('/preview/t1/en-new.png');
    expect([headers['content-type'], body]).toEqual(['image/png', 'png']);
    expect(headers['cache-control']).toContain('immutable');
    expect((await get('/preview/t1/en-old.png')).headers['cache-control']).toBe('public, max-age=300');
  });

  it('is the general one where none can be drawn', async () => {
    const { statusCode, headers } = await get('/preview/nobody/en-new.png');
    expect([statusCode, headers.location]).toEqual([302, '/preview.png']);
  });
});

describe('a served page', () => {
  it('says what it is about in its head and in its first words', async () => {
    const { body, statusCode } = await get('/signup/t1?q=secret');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>&quot;/signup/t1&quot; &lt;$&amp;&gt; · Courtcrew</title>');
    expect(body).toContain('<meta property="og:title" content="&quot;/signup/t1&quot; &lt;$&amp;&gt;" />');
    expect(body).toMatch(/og:image" content="http[^"]+\/preview\.png"/);
    expect(body).toMatch(/rel="canonical" href="http[^"]+\/signup\/t1"/);
    expect(body).toContain('<h1>&quot;/signup/t1&quot; &lt;$&amp;&gt;</h1><p>en</p>');
    expect(body).not.toContain('secret');
    expect(body.match(/<title>/g)).toHaveLength(1);
  });

  it('is about the tournament that its query names, and keeps nothing else of the query', async () => {
    const { body } = await get('/signup/volunteer?q=secret&tid=t%221');
    expect(body).toContain('<p>en of t&quot;1</p>');
    expect(body).toMatch(/rel="canonical" href="http[^"]+\/signup\/volunteer\?tid=t%221"/);
    expect(body).not.toContain('secret');
  });

  it('names the files its screen is made of, which the browser then asks for at once', async () => {
    expect((await get('/Signup/t1/')).body).toContain(
      'rel="modulepreload" fetchpriority="low" crossorigin href="/assets/signup.js"',
    );
    expect((await get('/signup/volunteers')).body).not.toContain('/assets/signup.js');
    expect((await get('/signup/volunteers')).body).toContain('/assets/volunteers.js');
  });

  it('asks at once for what its screen reads first, under its nonce and before its files', async () => {
    const { body, headers } = await get('/signup/t1');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    const script = body.indexOf(`<script nonce="${nonce}">window.courtcrewEarlyAnswers=`);
    expect(script).toBeGreaterThan(0);
    expect(body.indexOf('rel="modulepreload"')).toBeGreaterThan(script);
    // The same position stands in the page: what it reads early is no older than what it asks itself.
    expect(body).toContain('"Courtcrew-Min-Position":"7"');
    expect(body).toContain(POSITION);
    // What a read carries cannot end the script.
    expect(body).not.toContain('"</script>"');
    expect((await get('/signup/volunteers')).body).not.toContain('courtcrewEarlyAnswers');
  });

  it("is in the reader's language", async () => {
    const { body, headers } = await get('/', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' });
    expect(body).toContain('<html lang="es"');
    expect(body).toContain('<p>es</p>');
    expect(headers.vary).toContain('Accept-Language');
  });

  it('is in the language that the reader chose, whatever their browser asks for', async () => {
    const asked = { 'accept-language': 'en-US,en;q=0.9' };
    expect((await get('/', { ...asked, cookie: 'courtcrew.language=es' })).body).toContain('<html lang="es"');
    expect((await get('/', { ...asked, cookie: 'courtcrew.language=xx' })).body).toContain('<html lang="en"');
  });

  it('answers 404 where nothing is, with the page that leads on', async () => {
    const { body, statusCode } = await get('/nothing');
    expect(statusCode).toBe(404);
    expect(body).toContain('noindex');
    expect(body).toContain('<div id="root">');
  });

  it('comes as it was built while nobody knows what it is about', async () => {
    const { body, statusCode } = await get('/broken');
    expect([statusCode, body]).toEqual([200, PAGE.replace('<head>', `<head>${POSITION}`)]);
  });
});

it('is sent of a build of another version, too', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'courtcrew-former-'));
  writeFileSync(join(dir, 'index.html'), PAGE);
  writeFileSync(join(dir, 'preloads.json'), JSON.stringify({ '/signup/:tid': ['assets/signup.js'] }));
  const { app } = await edge({ routes: [], staticDirs: { public: dir } });
  expect((await app.inject('/signup/t1')).body).toContain('<div id="root">');
  await app.close();
  rmSync(dir, { recursive: true });
});

it.each([
  [undefined, 'en'],
  ['de', 'en'],
  ['de,es-US;q=0.5', 'es'],
  ['en-US,es', 'en'],
])('a browser that asks for %s gets %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});

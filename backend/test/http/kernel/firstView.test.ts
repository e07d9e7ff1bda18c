import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { route } from '../../../src/kernel/http/route.ts';
import { echoCall } from './calls.ts';
import { type Edge, edge } from './edge.ts';

const PAGE = `<!doctype html><html lang="en"><head><!--about--><title>Courtcrew</title><!--/about--><link rel="stylesheet" crossorigin href="/assets/public/a.css" nonce="__CSP_NONCE__"></head>
<body><div id="root"></div></body></html>`;

const NAME = '</script><b>$&';
const READ = {
  method: 'POST',
  url: '/api/test/Echo/t1',
  body: JSON.stringify({ name: NAME, phone: '', spots: 1 }),
};
const READ_KEY = `${READ.method} ${READ.url} ${READ.body}`;

/** Draws what it was given. */
const DRAWING = `export const draw = async ({ path, search, language, width, answers }) => ({
  html: '<p>' + [path, search, language, width, answers[${JSON.stringify(READ_KEY)}]?.spots].join(' ') + '</p>',
  css: 'p{color:red}',
  parts: ['public-ui/src/shell/Footer.tsx'],
  asked: ${JSON.stringify(READ_KEY)} in answers || path === '/still' ? [] : [${JSON.stringify(READ)}],
});`;

let root: string;
let server: Edge;
let heard = 7n;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'courtcrew-first-view-'));
  mkdirSync(join(root, 'drawing'), { recursive: true });
  mkdirSync(join(root, 'assets', 'public'), { recursive: true });
  writeFileSync(join(root, 'assets', 'public', 'a.css'), 'p{order:1}');
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'drawing', 'draw.js'), DRAWING);
  writeFileSync(join(root, 'drawing', 'package.json'), '{"type":"module"}');
  const preloads = {
    screens: { '/signup/:tid': ['assets/signup.js'] },
    parts: { 'public-ui/src/shell/Footer.tsx': ['assets/footer.js', 'assets/signup.js'] },
  };
  writeFileSync(join(root, 'preloads.json'), JSON.stringify(preloads));
  server = await edge({
    routes: [route(echoCall, async ({ body, params }) => ({ ...body, ...params, q: '' }))],
    staticDirs: { public: root },
    heard: () => heard,
    describePage: async (path) => ({
      title: 'A page',
      description: 'of it',
      picture: '/preview.png',
      ...(path === '/own' && { unlisted: true }),
      ...(path === '/missing' && { missing: true }),
    }),
  });
});
afterAll(async () => {
  await server.app.close();
  rmSync(root, { recursive: true });
});

async function body(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await server.app.inject({ url, headers })).body;
}

/** A page with its first view, asked for again where a busy machine did not draw it in time. */
async function drawn(url: string, headers: Record<string, string> = {}) {
  for (;;) {
    const answer = await server.app.inject({ url, headers });
    if (answer.body.includes('first-view')) return answer;
    await pause(10);
  }
}

describe('the first view of a page', () => {
  it('stands where the application will, with its styles and what it was drawn from', async () => {
    const answer = await drawn('/signup/t1?day=2');
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
    expect(answer.body).toContain(`<style nonce="${nonce}">p{order:1}</style>`);
    // For the scripts, which would load it anew: after all that is drawn.
    expect(answer.body.indexOf('rel="stylesheet"')).toBeGreaterThan(answer.body.indexOf('</fieldset>'));
    expect(answer.body.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(answer.body).toContain(`<div id="root"><style nonce="${nonce}">p{color:red}`);
    // Disabled until its own script runs: without scripts no control pretends to work.
    expect(answer.body).toContain('<fieldset id="first-view" role="presentation" disabled><p role="status"');
    expect(answer.body).toContain('</script><p>/signup/t1 ?day=2 en 1366 1</p></fieldset>');
    expect(answer.body).toContain(`<script nonce="${nonce}">window.courtcrewEarlyAnswers=new Map([[`);
    expect(answer.body).not.toContain(NAME);
    expect(answer.body).toContain('\\u003c/script>\\u003cb>$&');
    expect(answer.body).toContain('<meta name="courtcrew-position" content="7" />');
    // The screen's files and those of what it shows, each once.
    expect(answer.body.match(/modulepreload/g)).toHaveLength(2);
    expect(answer.body).toContain('href="/assets/footer.js"');
  });

  it('is shown to whoever comes next, who is told where it is old by then', async () => {
    // What was drawn is kept as long as the test goes on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const spots = async () =>
      /\{"body":\{[^}]*"spots":1[^}]*\}[^}]*\}/.exec((await drawn('/signup/t2')).body)?.[0];
    expect(await spots()).not.toContain('"old"');
    heard = 8n;
    expect(await spots()).toContain('"old":true');
    heard = 7n;
  });

  it("is in the reader's language, and as wide as a phone on a phone", async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (Android; Mobile)', 'accept-language': 'es' };
    expect((await drawn('/signup/t1', phone)).body).toContain('<p>/signup/t1  es 390 1</p>');
  });

  it("is none for somebody signed in, of somebody's own page, or of nothing", async () => {
    await drawn('/still');
    const cookie = await server.signIn('bea');
    const own = await body('/still', { cookie });
    expect(own).not.toContain('first-view');
    expect(own).toContain('rel="stylesheet"');
    expect(await body('/own')).not.toContain('first-view');
    expect(await body('/missing')).not.toContain('first-view');
  });

  it('is not sent for by itself', async () => {
    expect((await server.app.inject('/drawing/draw.js')).body).not.toContain('export');
  });
});

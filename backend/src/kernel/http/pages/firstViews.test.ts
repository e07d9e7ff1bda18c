import type { Drawn, View } from '@courtcrew/domain/web/firstView.ts';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../metrics/logging.ts';
import { FirstViews, type Look } from './firstViews.ts';

const SESSION = { method: 'GET', url: '/auth/session' };
const SHIFTS = { method: 'POST', url: '/api/shifts', body: '{"tid":"t1"}' };
const SESSION_KEY = 'GET /auth/session ';
const SHIFTS_KEY = 'POST /api/shifts {"tid":"t1"}';

const LOOK: Look = {
  path: '/signup/t1',
  search: '',
  language: 'en',
  width: 390,
  reads: [],
  heard: '7',
  answer: async ({ url }) => ({ from: url }),
};

/** A page that reads its session, then its shifts. */
async function page({ answers, width }: View): Promise<Drawn> {
  const next = SESSION_KEY in answers ? SHIFTS : SESSION;
  const asked = SHIFTS_KEY in answers ? [] : [next];
  return { html: `<p>${width}</p>`, css: 'p{}', parts: ['Foot.tsx'], asked };
}

const NOTHING_ASKED: Drawn = { html: '', css: '', parts: [], asked: [] };

/** First views of pages that are drawn so, and what was drawn. */
function viewsOf(run: (view: View) => Promise<Drawn> = page) {
  const drawn: View[] = [];
  const drawer = {
    run: (view: View) => {
      drawn.push({ ...view, answers: { ...view.answers } });
      return run(view);
    },
    destroy: async () => undefined,
  };
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  return { views: new FirstViews(drawer, log), drawn, warn };
}

describe('a first view', () => {
  it('is drawn with all that the page reads, one after another', async () => {
    const { views, drawn } = viewsOf();
    const answers = {
      [SESSION_KEY]: { from: '/auth/session' },
      [SHIFTS_KEY]: { from: '/api/shifts' },
    };
    expect(await views.of(LOOK)).toEqual({
      html: '<p>390</p>',
      css: 'p{}',
      parts: ['Foot.tsx'],
      answers,
      heard: '7',
    });
    expect(drawn.map((view) => Object.keys(view.answers))).toEqual([
      [],
      [SESSION_KEY],
      [SESSION_KEY, SHIFTS_KEY],
    ]);
  });

  it('is drawn once where all reads are known before', async () => {
    const { views, drawn } = viewsOf();
    await views.of({ ...LOOK, reads: [SESSION, SHIFTS] });
    expect(drawn).toHaveLength(1);
  });

  it('is drawn once for a crowd, and for each language, width and question', async () => {
    const { views, drawn } = viewsOf();
    const crowd = { ...LOOK, reads: [SESSION, SHIFTS] };
    const looks: Look[] = [
      { ...crowd, language: 'es' },
      { ...crowd, width: 1366 },
      { ...crowd, search: '?q=a' },
    ];
    await Promise.all([crowd, crowd, ...looks, crowd].map((look) => views.of(look)));
    expect(drawn).toHaveLength(4);
  });

  it.each([
    ['a read is refused', { ...LOOK, answer: async () => undefined }, page],
    ['a read fails', { ...LOOK, answer: () => Promise.reject(new Error('closing')) }, page],
    ['the page fails', LOOK, () => Promise.reject(new Error('no window'))],
    ['the page is very long', LOOK, async () => ({ ...NOTHING_ASKED, html: 'x'.repeat(1_000_000) })],
    ['the page asks and asks', LOOK, async (view: View) => ({ ...(await page(view)), asked: [SESSION] })],
  ])('is left out where %s', async (_, look, run) => {
    expect(await viewsOf(run).views.of(look)).toBeNull();
  });

  it('that cannot be drawn is told to whoever looks after the server', async () => {
    const { views, warn } = viewsOf(() => Promise.reject(new Error('no window')));
    await views.of(LOOK);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'a first view could not be drawn');
  });

  it('is not waited for long, and shown to the next once it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { views, drawn } = viewsOf(async (view) => {
      await promise;
      return page(view);
    });
    const look = { ...LOOK, reads: [SESSION, SHIFTS] };
    expect(await views.of(look)).toBeNull();
    resolve();
    expect(await views.of(look)).not.toBeNull();
    expect(drawn).toHaveLength(1);
  });

  it('is left out where very many others are on their way', async () => {
    const { views, drawn } = viewsOf(() => new Promise(() => undefined));
    for (let n = 0; n < 40; n += 1) void views.of({ ...LOOK, path: `/signup/t${n}` });
    await expect.poll(() => drawn.length).toBeGreaterThan(0);
    expect(await views.of({ ...LOOK, path: '/another' })).toBeNull();
    expect(drawn.length).toBeLessThan(40);
  });
});

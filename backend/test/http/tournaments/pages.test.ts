import { globSync, readFileSync } from 'node:fs';
import { HELP_ROLES, helpPath } from '@courtcrew/domain/web/help.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DescribePage } from '../../../src/kernel/http/pages/pageAbout.ts';
import { describePages } from '../../../src/pages.ts';
import { previews } from '../../../src/tournaments/previews.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let at: DescribePage;
beforeAll(async () => {
  all = await cast();
  at = describePages(all.server.db);
});
afterAll(() => all.close());

describe('what is said of a public address', () => {
  it('names the tournament, its days and its place', async () => {
    const tid = await all.inStatus('active', { location: 'Dallas, TX' });
    expect(await at(`/signup/${tid}`, 'en')).toMatchObject({
      title: 'Dallas Open',
      description: 'Feb 1 - 9, 2030 · Dallas, TX · Shifts for officials and volunteers.',
    });
    expect(await at(`/Public/Board/${tid}/`, 'es')).toMatchObject({ title: 'Tablero: Dallas Open' });
    expect((await at(`/public/boardDisplay/${tid}`, 'en')).title).toBe('Board: Dallas Open');
  });

  it('names the tournament that a query names, where the page is about it', async () => {
    const tid = await all.inStatus('active');
    expect(await at('/signup/volunteer', 'en', tid)).toMatchObject({ title: 'Volunteer: Dallas Open' });
    expect(await at('/signup/volunteer/byTime', 'es', tid)).toMatchObject({
      title: 'Voluntariado: Dallas Open',
    });
    expect(await at('/signup/volunteer', 'en')).toMatchObject({ title: 'Volunteer' });
    expect(await at('/signup/volunteer', 'en', 'nobody')).toMatchObject({ missing: true });
    expect(await at('/tournaments', 'en', tid)).toMatchObject({ title: 'Tournaments' });
  });

  it.each([
    '/signup/nobody',
    '/public/board/%E0%A4%A',
    '/nothing/here',
    '/public',
    '/tournaments/x',
    '/help/nobody',
  ])('is that nothing is at %s', async (path) => {
    expect(await at(path, 'en')).toMatchObject({ missing: true, title: 'Page not found' });
  });

  it('lets phones keep the shell of the court monitor', async () => {
    expect((await at('/volunteer/courtmonitor/', 'en')).missing).toBeUndefined();
  });

  it('names the help, for every role', async () => {
    for (const role of HELP_ROLES) expect((await at(helpPath(role), 'es')).title).toBe('Ayuda');
  });

  it('has a picture of the tournament, another one after each change of what it shows', async () => {
    const tid = await all.inStatus('active', { location: 'Dallas, TX' });
    const draw = previews(all.server.db);
    const pathIn = async (language: 'en' | 'es') => (await at(`/signup/${tid}`, language)).picture;
    const path = await pathIn('en');
    const [, , id = '', file = ''] = path.split('/');
    const first = await draw(id, file.replace('.png', ''));
    expect(first).toMatchObject({ isCurrent: true });
    const png = first?.png ?? Buffer.alloc(24);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await pathIn('es')).not.toBe(path);
    await all.mia.browser.put(`/api/t/editTournament/${tid}`, { location: 'Frisco, TX' });
    expect(await pathIn('en')).not.toBe(path);
    expect(await draw(id, file.replace('.png', ''))).toMatchObject({ isCurrent: false });
    expect(await draw(await all.draft(), 'en-x')).toBeNull();
  });

  it('has no picture of its own at an odd address', async () => {
    for (const id of ['%00', '%ED%A0%80', '..%2F..', 'x'.repeat(300), '%25']) {
      const { status } = await all.visitor.get(`/preview/${id}/en-x.png`);
      expect([id, status < 500]).toEqual([id, true]);
    }
  });

  it('knows an organization by its tournaments', async () => {
    await all.inStatus('active', { organization: 'Riverside Club' });
    expect((await at('/organization/riverside%20club', 'en')).missing).toBeUndefined();
    expect(await at('/organization/nobody', 'en')).toMatchObject({ missing: true });
  });

  it('does not tell of a draft', async () => {
    expect((await at(`/signup/${await all.draft()}`, 'en')).missing).toBe(true);
  });

  it('knows every address of the public application', async () => {
    const files = globSync('public-ui/src/*/routes.tsx');
    const paths = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path),
    );
    expect(paths.length).toBeGreaterThan(25);
    const tid = await all.inStatus('active', { organization: 'club' });
    const unknown: string[] = [];
    for (const path of paths) {
      if ((await at(path.replace(':org', 'club').replace(/:\w+/, tid), 'en')).missing) unknown.push(path);
    }
    expect(unknown).toEqual([]);
  });
});

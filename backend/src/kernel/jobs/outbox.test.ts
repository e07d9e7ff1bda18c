import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mail, postOffice, quiet } from '../../../test/support/jobs.ts';
import { letter } from './letter.ts';
import { countMessages, listMessages, messagePage, messageRevealed } from './listing.ts';
import { ClaimStatements, MessageClaims } from './messageClaims.ts';
import { Transaction } from './transaction.ts';
import { startWorkers } from './worker.ts';

const office = postOffice();

/** One worker's attempt; false when no message is due. */
const deliverOnce = (): Promise<boolean> => office.delivery().worker().sendNext();

describe('the outbox', () => {
  it('keeps a message once, however often it is asked for', async () => {
    const outbox = office.outboxWith('mail');
    await Promise.all([outbox.send(mail), outbox.send(mail), outbox.send(mail)]);
    expect((await office.rows()).map((row) => row.status)).toEqual(['queued']);
  });

  it('sends what is for one person before what is left of a letter to many', async () => {
    const outbox = office.outboxWith('mail');
    const many = Array.from({ length: 5 }, (_, n) => ({ ...mail, dedupe: `many ${n}`, batch: 'b1' }));
    await outbox.sendAll(many);
    await outbox.send({ ...mail, subject: 'Your new password', dedupe: 'reset' });
    await deliverOnce();
    await deliverOnce();
    expect(office.sent.map(({ subject }) => subject)).toEqual(['Your new password', 'Hello']);
  });

  it('counts what there is none of, too: whoever compares with an hour ago needs a number then', async () => {
    expect(await countMessages(office.pool)).toMatchObject({ queued: 0, failed: 0, unknown: 0 });
    await office.outboxWith('mail').send(mail);
    expect(await countMessages(office.pool)).toMatchObject({ queued: 1, failed: 0 });
  });

  it('counts who has no address apart from what failed: nothing is wrong with sending then', async () => {
    const contacts = await office.contacts(['ann']);
    const unreached = new Map([...contacts].map(([ref_id, one]) => [ref_id, { ...one, email: null }]));
    vi.spyOn(office, 'contacts').mockResolvedValue(unreached as never);
    await office.outboxWith('mail').send(mail);
    await deliverOnce().finally(() => vi.restoreAllMocks());
    expect(await office.rows()).toMatchObject([{ status: 'failed' }]);
    expect(await countMessages(office.pool)).toMatchObject({ failed: 0, unaddressed: 1 });
  });

  it('keeps many in one statement, without those it has and those for forgotten people', async () => {
    const outbox = office.outboxWith('mail');
    await outbox.send(mail);
    office.vault.forgotten.add('zoe');
    const statements = vi.spyOn(office.pool, 'query');
    const people = ['ann', 'ben', 'zoe', 'cyd'];
    await outbox.sendAll(people.map((ref_id) => ({ ...mail, to: { ref_id }, sections: ['line'] })));
    expect(statements).toHaveBeenCalledTimes(1);
    await outbox.sendAll([]);
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockRestore();
    expect((await office.rows()).map(({ recipient }) => recipient).sort()).toEqual(['ann', 'ben', 'cyd']);
    const { rows } = await office.pool.query(
      'select about, sections, tid from outbox.messages where ref_id = $1',
      ['cyd'],
    );
    expect(rows).toEqual([{ about: [], sections: ['line'], tid: 't1' }]);
  });

  it('writes hundreds between two statements, not thousands: PostgreSQL ends a transaction that is silent', async () => {
    let written = 0;
    let most = 0;
    const seal = office.vault.sealText.bind(office.vault);
    vi.spyOn(office.vault, 'sealText').mockImplementation((ref_id, text) => {
      written += 1;
      return seal(ref_id, text);
    });
    const people = Array.from({ length: 1200 }, (_, n) => `p${n}`);
    await Transaction.run(office.pool, async (tx) => {
      const client = await tx.client();
      const ask = client.query.bind(client);
      vi.spyOn(client, 'query').mockImplementation((...asked: unknown[]) => {
        most = Math.max(most, written);
        written = 0;
        return Reflect.apply(ask, client, asked);
      });
      const outbox = office.outboxWith('mail').within(client);
      await outbox.sendAll(people.map((ref_id) => ({ ...mail, to: { ref_id } })));
    });
    expect(await office.rows()).toHaveLength(people.length);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(300);
  });

  it('keeps letters in words of their own, with links to where people reach the product', async () => {
    const at = letter({
      en: { subject: 'At {place}', text: '[See it]({site}/at)' },
      es: { subject: 'En {place}', text: '[Verlo]({site}/at)' },
    });
    const { to, dedupe } = mail;
    await office.outboxWith('mail').send({ to, dedupe, tid: 't1', letter: at({ place: 'Dallas' }) });
    expect(await listMessages(office, 't1')).toMatchObject([
      { subject: 'At Dallas', text: expect.stringMatching(/^See it:\nhttps:\/\/courtcrew\.test\/at\n/) },
    ]);
    await office.outboxWith().prefer('ann', 'es');
    const more = ['ann', 'ben'].map((ref_id) => ({
      to: { ref_id },
      dedupe: 'e2',
      letter: at({ place: ref_id }),
    }));
    await office.outboxWith().sendAll(more);
    const subjects = async () => (await listMessages(office, null)).map(({ subject }) => subject).sort();
    expect(await subjects()).toEqual(['At Dallas', 'At ben', 'En ann']);
    await office.outboxWith().forget('ann');
    await office.outboxWith().send({ to, dedupe: 'e3', letter: at({ place: 'home' }) });
    expect(await subjects()).toEqual(['At ben', 'At home']);
  });

  it('keeps what nothing is configured to send where staff can read it', async () => {
    await office.outboxWith().send(mail);
    expect(await deliverOnce()).toBe(false);
    expect(await listMessages(office, 't1')).toMatchObject([
      { to: 'Name of ann', subject: 'Hello', text: 'You are on court', status: 'local', channel: 'mail' },
    ]);
    expect(await listMessages(office, 't2')).toEqual([]);
  });

  it('is searched in the newest messages however they are ordered, without case and accents', async () => {
    const outbox = office.outboxWith('mail');
    await outbox.sendAll(Array.from({ length: 2_000 }, (_, n) => ({ ...mail, dedupe: `old ${n}` })));
    for (const name of ['Ana', 'José', 'Ben'])
      await outbox.send({ ...mail, subject: `To ${name} O’Hara`, dedupe: name });
    const found = async (q: string, field: string, descending: boolean) =>
      messagePage(office, { filter: { q }, sort: { field, descending }, offset: 0, limit: 2 });
    for (const descending of [true, false]) {
      expect(await found('jose', 'time', descending)).toMatchObject({
        total: 1,
        rows: [{ subject: 'To José O’Hara' }],
      });
      const two = await found("o'hara", 'time', descending);
      const names = ['Ana', 'José', 'Ben'].map((name) => `To ${name} O’Hara`);
      expect(two.total).toBe(3);
      expect(two.rows.map(({ subject }) => subject)).toEqual(
        (descending ? names.reverse() : names).slice(0, 2),
      );
    }
    expect((await found('jose', 'status', false)).total).toBe(1);
  });

  it('shows staff no link that is the right to something', async () => {
    const links = ['score/rpsr/a-1', 'question/answer/b.2', 'letters/c_3', 'reset/d%3D4', 'signup/t1'];
    const text = links.map((link) => `https://courtcrew.test/${link}`).join(' ');
    const shown = async () => (await listMessages(office, 't1')).map((row) => row.text);
    await office.outboxWith().send({ ...mail, text });
    const masked = ['score/rpsr/...', 'question/answer/...', 'letters/...', 'reset/...', 'signup/t1'];
    expect(await shown()).toEqual([masked.map((link) => `https://courtcrew.test/${link}`).join(' ')]);
  });

  it('reveals the links of one letter, which is how one that nothing sends is handed on', async () => {
    await office.outboxWith().send({ ...mail, text: 'https://courtcrew.test/reset/d4' });
    const [listed] = await listMessages(office, 't1');
    expect(listed).toMatchObject({ text: 'https://courtcrew.test/reset/...', masked: true });
    expect(await messageRevealed(office, listed?.id ?? '')).toEqual({
      text: 'https://courtcrew.test/reset/d4',
      ref_id: 'ann',
    });
    expect(await messageRevealed(office, 'nobody')).toBeNull();
  });

  it('shows neither address nor text in its table', async () => {
    await office.outboxWith().send({ ...mail, to: { email: 'Zoe@Example.org' } });
    const text = JSON.stringify(await office.rows());
    expect(text).not.toMatch(/zoe/i);
    expect(text).not.toContain('court');
  });

  it('sends nothing that it claimed before it stood still: somebody may have sent it by hand', async () => {
    await office.outboxWith('mail').send(mail);
    const now = performance.now.bind(performance);
    const statements = vi.spyOn(office.pool, 'query');
    // From the moment on in which it is written down that it leaves.
    vi.spyOn(performance, 'now').mockImplementation(
      () => now() + (statements.mock.calls.length > 1 ? 120_000 : 0),
    );
    await deliverOnce().finally(() => vi.restoreAllMocks());
    expect(office.sent).toEqual([]);
    expect(await office.rows()).toMatchObject([{ status: 'queued' }]);
  });

  it('keeps nothing for a forgotten person and deletes what there was', async () => {
    const outbox = office.outboxWith('mail');
    await outbox.send(mail);
    await outbox.forget('ann');
    office.vault.forgotten.add('ann');
    await outbox.send({ ...mail, dedupe: 'e2' });
    expect(await office.rows()).toEqual([]);
  });

  it('leaves no word of a letter that speaks of a forgotten person, and does not send it', async () => {
    const outbox = office.outboxWith('mail');
    const about = { ...mail, to: { email: 'desk@example.org' }, about: ['zoe', 'kim'], text: 'Zoe has gone' };
    await outbox.send({ ...about, dedupe: 'sent' });
    await deliverOnce();
    await outbox.send({ ...about, dedupe: 'waiting' });
    await outbox.send({ ...about, dedupe: 'of others', about: ['kim'], text: 'Kim has gone' });
    expect(office.sent).toMatchObject([{ address: 'desk@example.org', text: 'Zoe has gone' }]);
    expect(await listMessages(office, 't1')).toHaveLength(3);
    await outbox.forget('zoe');
    const left = (await listMessages(office, 't1')).map(({ status, to, text }) => [status, to, text]);
    expect(left.sort()).toEqual([
      ['failed', '', ''],
      ['queued', 'desk@example.org', 'Kim has gone'],
      ['sent', '', ''],
    ]);
    while (await deliverOnce());
    expect(office.sent.map(({ text }) => text)).toEqual(['Zoe has gone', 'Kim has gone']);
  });

  it('reads a letter only as long as everybody it speaks of is known, whatever the table still holds', async () => {
    const outbox = office.outboxWith('mail');
    await outbox.send({ ...mail, about: ['zoe'] });
    office.vault.forgotten.add('zoe');
    expect(await listMessages(office, 't1')).toEqual([]);
    await deliverOnce();
    expect(office.sent).toEqual([]);
    await outbox.send({ ...mail, about: ['zoe'], dedupe: 'e2' });
    expect(await office.rows()).toMatchObject([{ status: 'failed' }]);
  });

  it('keeps what is for somebody whom the list of people does not show yet', async () => {
    await office.outboxWith('mail').send(mail);
    vi.spyOn(office, 'contacts').mockResolvedValue(new Map());
    await deliverOnce().finally(() => vi.restoreAllMocks());
    expect(await office.rows()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    await office.pool.query('update outbox.messages set due_at = clock_timestamp()');
    await deliverOnce();
    expect(office.sent).toMatchObject([{ address: 'ann@example.org' }]);
  });

  it('keeps what goes to somebody without an account under an id of their own, which forgets it', async () => {
    const outbox = office.outboxWith();
    const contact = { ref_id: 'contact-1', phone: '18015550100' };
    await outbox.send({ ...mail, channel: 'text', to: contact });
    vi.spyOn(office, 'contacts').mockResolvedValue(new Map());
    const listed = await listMessages(office, 't1').finally(() => vi.restoreAllMocks());
    expect(listed).toMatchObject([{ to: '18015550100', channel: 'text' }]);
    await outbox.forget('contact-1');
    expect(await office.rows()).toEqual([]);
  });

  it('takes part in the transaction it is given', async () => {
    const client = await office.pool.connect();
    await client.query('begin');
    await office.outboxWith('mail').within(client).send(mail);
    await client.query('rollback');
    client.release();
    expect(await office.rows()).toEqual([]);
  });
});

describe('what the provider tells of a text', () => {
  const text = { ...mail, channel: 'text' as const, to: { phone: '(202) 555-0123' } };
  const told = async (outcome: 'delivered' | 'bounced' | null, providerId = 'SM1') => {
    const [row] = await office.rows();
    await office.outboxWith().told(row.id, { outcome, reason: outcome && 'because', providerId });
    const { rows } = await office.pool.query('select status, outcome, provider_id from outbox.messages');
    return rows[0];
  };
  beforeEach(async () => {
    office.answer = async () => ({ outcome: 'sent', providerId: 'SM1' });
    await office.outboxWith('text').send(text);
  });

  it('counts once: repeated, late and contrary words change nothing', async () => {
    await deliverOnce();
    expect(await told(null)).toEqual({ status: 'sent', outcome: null, provider_id: 'SM1' });
    const delivered = { status: 'sent', outcome: 'delivered', provider_id: 'SM1' };
    for (const word of ['delivered', 'delivered', null, 'bounced'] as const) {
      expect(await told(word)).toEqual(delivered);
    }
  });

  it('settles what was unknown, and comes before the answer to the sending', async () => {
    office.answer = async () => {
      await told('delivered');
      return { outcome: 'unknown', reason: 'no answer' };
    };
    await deliverOnce();
    expect(await told(null)).toEqual({ status: 'sent', outcome: 'delivered', provider_id: 'SM1' });
  });

  it('may fail it, and then it can be sent again', async () => {
    await deliverOnce();
    expect(await told('bounced')).toMatchObject({ status: 'failed', outcome: 'bounced' });
    await office.pool.query("update outbox.messages set batch = 'b'");
    await office.outboxWith('text').sendAgain('b', new Set());
    expect(await told('bounced')).toEqual({ status: 'queued', outcome: null, provider_id: null });
  });

  it('of another message changes nothing', async () => {
    await deliverOnce();
    expect(await told('bounced', 'SM2')).toMatchObject({ status: 'sent', outcome: null });
  });

  it('is not asked for where somebody wants no texts, however the number is written', async () => {
    await office.outboxWith().silence('+12025550123', true);
    await deliverOnce();
    expect(office.sent).toEqual([]);
    expect(await office.rows()).toMatchObject([{ status: 'failed' }]);
    await office.outboxWith().silence('2025550123', false);
    await office.outboxWith('text').send({ ...text, dedupe: 'e2' });
    await deliverOnce();
    expect(office.sent).toMatchObject([{ address: '(202) 555-0123' }]);
  });
});

describe('a text message to a person', () => {
  const text = { ...mail, channel: 'text' as const, to: { ref_id: 'ann' } };

  it('does not leave while their number wants none and their profile does not say so yet', async () => {
    office.phones.set('ann', '2025550123');
    const outbox = office.outboxWith('text');
    await outbox.silence('+12025550123', true);
    await outbox.send({ ...text, dedupe: 'e3' });
    await deliverOnce();
    expect(office.sent).toEqual([]);
    await outbox.silenceNoted('+12025550123');
    await outbox.send({ ...text, dedupe: 'e4' });
    await deliverOnce();
    expect(office.sent).toMatchObject([{ address: '2025550123' }]);
  });
});

describe('a letter that is sent again', () => {
  const states = async () =>
    Object.fromEntries((await office.rows()).map(({ recipient, status }) => [recipient, status]));
  beforeEach(async () => {
    await office
      .outboxWith('mail')
      .sendAll(['ann', 'ben', 'cyd', 'dan'].map((ref_id) => ({ ...mail, to: { ref_id }, batch: 'b' })));
    await office.pool.query(
      `update outbox.messages set status = case ref_id
         when 'ann' then 'failed' when 'ben' then 'unknown' when 'cyd' then 'failed' else 'sent' end`,
    );
  });

  it('goes to everybody to whom it certainly did not', async () => {
    await office.outboxWith('mail').sendAgain('b', new Set());
    expect(await states()).toEqual({ ann: 'queued', ben: 'unknown', cyd: 'queued', dan: 'sent' });
  });

  it('goes to nobody who left such letters, whoever is asked for', async () => {
    for (const recipient of [undefined, 'ann'])
      await office.outboxWith('mail').sendAgain('b', new Set(['ann']), recipient);
    expect(await states()).toEqual({ ann: 'failed', ben: 'unknown', cyd: 'queued', dan: 'sent' });
  });

  it('goes to the one recipient it is asked for, also where it may have arrived, but not where it has', async () => {
    for (const recipient of ['ann', 'ben', 'dan'])
      await office.outboxWith('mail').sendAgain('b', new Set(), recipient);
    expect(await states()).toEqual({ ann: 'queued', ben: 'queued', cyd: 'failed', dan: 'sent' });
  });
});

describe('a letter that is stopped while a part of it is being sent', () => {
  const later = { outcome: 'later', reason: 'too busy' } as const;
  const statuses = async () => (await office.rows()).map(({ status }) => status);
  const goOn = async () => {
    office.answer = async () => ({ outcome: 'sent' });
    await office.pool.query("update outbox.messages set due_at = due_at - interval '1 hour'");
    await deliverOnce();
  };
  beforeEach(() => office.outboxWith('mail').send({ ...mail, batch: 'b' }));

  it.each([
    ['by its sender', () => office.outboxWith('mail').stop('b')],
    ['for who leaves the letters', () => office.outboxWith('mail').stopFor('ann', 't1')],
  ])('%s is not tried again, until it is sent again', async (_, stop) => {
    office.answer = async () => {
      await stop();
      return later;
    };
    await deliverOnce();
    expect(await statuses()).toEqual(['stopped']);
    await goOn();
    expect(office.sent).toHaveLength(1);
    await office.outboxWith('mail').sendAgain('b', new Set());
    await goOn();
    expect(await statuses()).toEqual(['sent']);
  });

  it('does not leave where only its sender had it in hand', async () => {
    const claims = new MessageClaims(new ClaimStatements(office.pool), 'mail');
    const claimed = await claims.next();
    if (!claimed) throw new Error('nothing is due');
    await office.outboxWith('mail').stop('b');
    await expect(claims.handOver(claimed)).rejects.toThrow('it was stopped');
    await claims.settle(claimed, { status: 'queued', reason: null, seconds: 3 });
    expect(await statuses()).toEqual(['stopped']);
  });

  it('is stopped as well where it is written only afterwards, in whose transaction ever, until it is sent again', async () => {
    const outbox = office.outboxWith('mail');
    await outbox.stop('later');
    await outbox.send({ ...mail, dedupe: 'later', batch: 'later' });
    const writing = await office.pool.connect();
    await writing.query('begin');
    await outbox.within(writing).send({ ...mail, dedupe: 'now', batch: 'now' });
    const stopping = outbox.stop('now');
    await writing.query('commit');
    writing.release();
    await stopping;
    expect(await statuses()).toEqual(['queued', 'stopped', 'stopped']);
    await outbox.sendAgain('later', new Set());
    await outbox.send({ ...mail, dedupe: 'later', to: { ref_id: 'ben' }, batch: 'later' });
    expect((await statuses()).sort()).toEqual(['queued', 'queued', 'queued', 'stopped']);
  });

  it('waits as long as it holds, in which it can be stopped', async () => {
    await office
      .outboxWith('mail')
      .sendAll(['held', 'taken back'].map((dedupe) => ({ ...mail, dedupe, batch: dedupe, holds: 10 })));
    while (await deliverOnce());
    expect(office.sent).toHaveLength(1);
    await office.outboxWith('mail').stop('taken back');
    await office.pool.query("update outbox.messages set due_at = due_at - interval '10 seconds'");
    while (await deliverOnce());
    expect(await statuses()).toEqual(['sent', 'sent', 'stopped']);
  });

  it('arrives where it had left, and is said to', async () => {
    office.answer = async () => {
      await office.outboxWith('mail').stop('b');
      return { outcome: 'sent' };
    };
    await deliverOnce();
    expect(await statuses()).toEqual(['sent']);
  });

  it('holds up no sender, and is held up by none, however many they write down at once', async () => {
    const claims = new ClaimStatements(office.pool);
    const told = (row: { id: string }) =>
      JSON.stringify({ ...row, claim: row.id, status: 'queued', reason: null, seconds: 60, bounced: false });
    const refs = Array.from({ length: 300 }, (_, number) => ({ email: `r${number}@example.org` }));
    await office.outboxWith('mail').sendAll(refs.map((to) => ({ ...mail, to, batch: 'b' })));
    for (let round = 0; round < 10; round += 1) {
      await office.pool.query("update outbox.messages set status = 'sending', claim = id");
      const { rows } = await office.pool.query('select id from outbox.messages order by random()');
      const held = rows.map(({ id }) => JSON.stringify({ id, claim: id }));
      const stop = office.outboxWith('mail').stop('b');
      await Promise.all([stop, ...held.map(claims.handOver), ...rows.map((row) => claims.settle(told(row)))]);
    }
    expect(new Set(await statuses())).toEqual(new Set(['stopped']));
  });

  it('is sent by no other process when its sender died', async () => {
    await office.pool.query("update outbox.messages set status = 'sending', handed_over = false");
    await office.outboxWith('mail').stop('b');
    await office.pool.query("update outbox.messages set changed_at = now() - interval '10 minutes'");
    await office.delivery().tidy();
    expect(await statuses()).toEqual(['stopped']);
  });
});

describe('a dot that tells of opening', () => {
  it('is in mails to who agreed, and in no others', async () => {
    office.seen.add('ben');
    await office
      .outboxWith('mail')
      .sendAll(['ann', 'ben'].map((ref_id) => ({ ...mail, to: { ref_id }, batch: 'b' })));
    await Promise.all([deliverOnce(), deliverOnce()]);
    const dots = office.sent.map(({ address, html }) => [
      address,
      /<img src="(.*\/opened\/)/.exec(html ?? '')?.[1],
    ]);
    expect(dots.sort()).toEqual([
      ['ann@example.org', undefined],
      ['ben@example.org', 'https://courtcrew.test/api/messaging/opened/'],
    ]);
  });
});

describe('a mail about shifts', () => {
  const shifts = { subject: 'Hours - {tournament}', text: 'Soon.' } as const;
  const about = letter({ en: shifts, es: shifts }, 'shifts')({ tournament: 'Dallas Open' });
  const posted = { to: mail.to, tid: 't1', sections: ['line', 'volunteer'], letter: about };
  const writers = () => office.sent.map(({ from, replyTo }) => [from, replyTo]);
  beforeEach(() => {
    office.coordinators.set('t1', [
      { section: 'referee', name: 'Rita Referee', email: 'rita@example.org' },
      { section: 'volunteer', name: 'Vera Volunteer', email: 'vera@example.org' },
    ]);
  });

  it('comes in the name of the coordinator of its section, who gets the answers', async () => {
    await office.outboxWith('mail').send({ ...posted, dedupe: 'shifts' });
    await deliverOnce();
    expect(writers()).toEqual([['Vera Volunteer', 'vera@example.org']]);
  });

  it('comes from the product where the tournament names nobody, as every other letter does', async () => {
    await office.outboxWith('mail').send({ ...posted, dedupe: 'elsewhere', tid: 't2' });
    await office.outboxWith('mail').send({ ...posted, dedupe: 'nobody', sections: ['line'] });
    await office.outboxWith('mail').send({ ...mail, tid: 't1', sections: ['referee'], dedupe: 'other' });
    office.coordinators.set('t3', [{ section: 'volunteer', name: 'Nameonly', email: '' }]);
    await office.outboxWith('mail').send({ ...posted, dedupe: 'no address', tid: 't3' });
    for (let sent = 0; sent < 4; sent += 1) await deliverOnce();
    expect(writers()).toEqual([0, 1, 2, 3].map(() => [undefined, undefined]));
  });

  it('goes on coming from who wrote it', async () => {
    const from = { from: 'Dora Desk', replyTo: 'dora@example.org' };
    await office.outboxWith('mail').send({ ...posted, ...from, dedupe: 'written' });
    await deliverOnce();
    expect(writers()).toEqual([['Dora Desk', 'dora@example.org']]);
  });

  it('tells the hours in the reader’s zone, too, where its clocks show others', async () => {
    const hours = { start: '2026-03-07T13:00:00Z', end: '2026-03-07T17:00:00Z', zone: 'US/Eastern' } as const;
    const listing = { subject: 'Hours', text: '{shifts}' } as const;
    const card = letter(
      { en: listing, es: listing },
      'shifts',
    )({
      shifts: () => [{ kind: 'card', title: 'Morning', when: hours }],
    });
    office.homes.set('ann', 'US/Central');
    for (const to of ['ann', 'ben']) {
      await office.outboxWith('mail').send({ to: { ref_id: to }, letter: card, dedupe: to });
      await deliverOnce();
    }
    const own = 'Your time: Sat, Mar 7, 7:00 AM - 11:00 AM CST';
    const [ann, ben] = office.sent.map(({ text, html }) => [text.includes(own), html?.includes(own)]);
    expect([ann, ben]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe('delivery', () => {
  beforeEach(() => office.outboxWith('mail').send(mail));

  it('looks the address up and sends once', async () => {
    await deliverOnce();
    await deliverOnce();
    expect(office.sent).toMatchObject([
      { address: 'ann@example.org', subject: 'Hello', text: 'You are on court' },
    ]);
    expect(await office.rows()).toMatchObject([{ status: 'sent', attempts: 1, error: null }]);
  });

  it('comes back to a message the server did not take for now', async () => {
    office.answer = async () => ({ outcome: 'later', reason: 'try later' });
    await deliverOnce();
    expect(await office.rows()).toMatchObject([{ status: 'queued', error: 'try later' }]);
    office.answer = async () => ({ outcome: 'sent' });
    expect(await deliverOnce()).toBe(false);
    await office.pool.query("update outbox.messages set due_at = due_at - interval '3 seconds'");
    await deliverOnce();
    expect(await office.rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it.each(['failed', 'unknown'] as const)('does not repeat a message that is %s', async (outcome) => {
    office.answer = async () => ({ outcome, reason: 'because' });
    await deliverOnce();
    await deliverOnce();
    expect(office.sent).toHaveLength(1);
    expect(await office.rows()).toMatchObject([{ status: outcome, error: 'because' }]);
  });

  it('asks the database once for all workers of a process, and gives each a message of its own', async () => {
    const refs = ['ben', 'cyd', 'dan'];
    await office.outboxWith('mail').sendAll(refs.map((ref_id) => ({ ...mail, to: { ref_id } })));
    const delivery = office.delivery();
    const workers = Array.from({ length: 6 }, () => delivery.worker());
    const contacts = vi.spyOn(office, 'contacts');
    const statements = vi.spyOn(office.pool, 'query');
    const had = await Promise.all(workers.map((worker) => worker.sendNext()));
    // Claims, that they leave, and what became of them.
    expect([contacts.mock.calls.length, statements.mock.calls.length]).toEqual([1, 3]);
    vi.restoreAllMocks();
    expect(had.filter(Boolean)).toHaveLength(4);
    expect(office.sent.map(({ address }) => address).sort()).toEqual(
      ['ann', ...refs].map((ref) => `${ref}@example.org`),
    );
    expect((await office.rows()).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  const interrupt = (handed_over: boolean) =>
    office.pool.query(
      "update outbox.messages set status = 'sending', handed_over = $1, changed_at = now() - interval '10 minutes'",
      [handed_over],
    );

  it('calls a message unknown whose sender died with it, and does not send it again', async () => {
    await interrupt(true);
    await office.delivery().tidy();
    await deliverOnce();
    expect(office.sent).toEqual([]);
    expect(await office.rows()).toMatchObject([{ status: 'unknown' }]);
  });

  it('is sent by another process when its sender died before it left', async () => {
    await interrupt(false);
    await office.delivery().tidy();
    await deliverOnce();
    expect(await office.rows()).toMatchObject([{ status: 'sent', error: null }]);
  });

  it('does not leave from where it was taken for interrupted, whoever has it by now', async () => {
    const contacts = office.contacts.bind(office);
    vi.spyOn(office, 'contacts').mockImplementationOnce(async (refs) => {
      await interrupt(false);
      await office.delivery().tidy();
      await deliverOnce();
      return contacts(refs);
    });
    await deliverOnce().finally(() => vi.restoreAllMocks());
    expect(office.sent).toHaveLength(1);
    expect(await office.rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('says so when it turns out what became of a message that was taken for interrupted', async () => {
    office.answer = async () => {
      await office.pool.query("update outbox.messages set status = 'unknown'");
      return { outcome: 'sent' };
    };
    await deliverOnce();
    expect(await office.rows()).toMatchObject([{ status: 'sent', error: null }]);
  });

  it('tries again when it could not read the message, and sends nothing before', async () => {
    office.vault.unsealText = async () => {
      throw new Error('the database is away');
    };
    await deliverOnce();
    expect(office.sent).toEqual([]);
    expect(await office.rows()).toMatchObject([{ status: 'queued', attempts: 1 }]);
  });

  it('calls a message unknown whose transport breaks', async () => {
    office.answer = async () => {
      throw new Error('not as agreed');
    };
    await deliverOnce();
    expect(await deliverOnce()).toBe(false);
    expect(await office.rows()).toMatchObject([{ status: 'unknown' }]);
  });

  it('is done by the workers', async () => {
    const done = Promise.withResolvers<void>();
    office.answer = async () => {
      done.resolve();
      return { outcome: 'sent' };
    };
    const stop = startWorkers(office.delivery(), quiet);
    await done.promise;
    await stop();
    expect(await office.rows()).toMatchObject([{ status: 'sent' }]);
  });
});

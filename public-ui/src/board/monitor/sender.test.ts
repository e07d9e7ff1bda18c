import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallStore, createCallStore } from './callStore.ts';
import type { KeptCall } from './keptCall.ts';
import { press } from './press.ts';
import { createSender, type Delivery, type Sender } from './sender.ts';
import { phoneStorage } from './testing/phoneStorage.ts';

const AT = Date.parse('2030-03-05T16:00:00Z');
const DAY_MS = 86_400_000;

/** What can happen to an attempt; after the last two the page is gone. */
const FATES = ['lost', 'answer lost', 'answered', 'dies before', 'dies after'] as const;
type Fate = (typeof FATES)[number];

/** A desk that takes a key once, behind a network that does what was decided for it, and works then. */
class Desk {
  readonly received: string[] = [];
  readonly #keys = new Set<string>();
  readonly #fates: Fate[];
  /** Said instead of taking a call. */
  answer: Delivery | null = null;

  constructor(...fates: Fate[]) {
    this.#fates = fates;
  }

  async attempt({ id, body }: KeptCall, die: () => void): Promise<Delivery> {
    await Promise.resolve();
    const fate = this.#fates.shift() ?? 'answered';
    if (fate === 'lost') return { is: 'unanswered' };
    if (fate !== 'dies before') this.#take(id, body.message ?? '');
    if (fate === 'answer lost') return { is: 'unanswered' };
    if (fate === 'answered') return this.answer ?? { is: 'sent', nid: `n-${id}` };
    die();
    return new Promise(() => {});
  }

  #take(id: string, message: string): void {
    if (this.answer || this.#keys.has(id)) return;
    this.#keys.add(id);
    this.received.push(message);
  }
}

interface Page {
  readonly store: CallStore;
  readonly sender: Sender;
  alive: boolean;
}

/** A phone without locks, whose pages share what is stored; timers go off when the test says so. */
class Phone {
  readonly #desk: Desk;
  readonly #texts = phoneStorage();
  #pages: Page[];
  #timers: { page: Page; run: () => void }[] = [];
  readonly waits: number[] = [];
  readonly told: string[] = [];
  now = AT;

  constructor(desk: Desk, pages = 1) {
    this.#desk = desk;
    this.#pages = Array.from({ length: pages }, () => this.#open());
  }

  #open(): Page {
    const store = createCallStore(this.#texts);
    const sender = createSender({
      store,
      ref_id: 'moe',
      deliver: (call) => this.#desk.attempt(call, () => (page.alive = false)),
      alone: (work) => work(),
      later: (run, ms) => {
        const timer = { page, run };
        this.#timers.push(timer);
        this.waits.push(ms);
        return () => {
          this.#timers = this.#timers.filter((other) => other !== timer);
        };
      },
      now: () => this.now,
      onSent: ({ body }) => this.told.push(`sent ${body.message}`),
      onCourtless: ({ body }) => this.told.push(`courtless ${body.message}`),
    });
    const page = { store, sender, alive: true };
    return page;
  }

  page(at = 0): Page {
    const page = this.#pages[at];
    if (!page) throw new Error('there is no such page');
    return page;
  }

  press(message: string, at = 0, ref_id = 'moe', type: 'desk' | 'medical' = 'desk'): boolean {
    const { store, sender } = this.page(at);
    const kept = press(store, { type, court_num: '5', message }, { tid: 't1', ref_id, now: this.now });
    sender.wake();
    return kept;
  }

  /** Lets everything happen that happens by itself; pages that died are opened again. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
    this.#pages = this.#pages.map((page) => (page.alive ? page : this.#open()));
    for (const { store } of this.#pages) store.stale();
  }

  /** The time of every waiting retry comes; pages that were opened meanwhile begin by trying. */
  async tryAgain(): Promise<void> {
    for (const { page, run } of this.#timers.splice(0)) if (page.alive) run();
    for (const { sender } of this.#pages) if (sender.state() === 'resting') sender.wake();
    await this.settle();
  }

  kept(): readonly KeptCall[] {
    return this.page().store.list();
  }
}

const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 25 });

describe('calls that a phone keeps', () => {
  it('reach the desk once each and in order, whatever is lost, in however many tabs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fates,
        fc.array(fc.nat(1), { minLength: 1, maxLength: 6 }),
        async (network, presses) => {
          const desk = new Desk(...network);
          const phone = new Phone(desk, 2);
          const messages = presses.map((_, index) => `message ${index}`);
          for (const [index, at] of presses.entries()) {
            phone.press(`message ${index}`, at);
            await phone.settle();
          }
          for (let attempt = 0; attempt < network.length + 2; attempt++) await phone.tryAgain();
          expect(desk.received).toEqual(messages);
          expect(phone.kept()).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('are tried again after 10 s, then less and less often, and at once when the network is back', async () => {
    const phone = new Phone(new Desk('lost', 'lost', 'lost', 'lost', 'lost'));
    phone.press('one');
    await phone.settle();
    for (let attempt = 0; attempt < 4; attempt++) await phone.tryAgain();
    expect(phone.waits).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
    expect(phone.page().sender.state()).toBe('unanswered');
    phone.page().sender.wake();
    await phone.settle();
    expect([phone.kept(), phone.told]).toEqual([[], ['sent one']]);
  });

  it('go to the desk before everything else when they ask for medical help', async () => {
    const desk = new Desk('lost');
    const phone = new Phone(desk);
    phone.press('towels');
    await phone.settle();
    phone.press('ankle', 0, 'moe', 'medical');
    await phone.settle();
    expect(desk.received).toEqual(['ankle', 'towels']);
  });

  it('wait for a login without being tried, and those behind them too', async () => {
    const desk = new Desk();
    desk.answer = { is: 'stranger' };
    const phone = new Phone(desk);
    phone.press('one');
    phone.press('two');
    await phone.settle();
    expect([phone.page().sender.state(), phone.waits, phone.kept().length]).toEqual(['stranger', [], 2]);
    desk.answer = null;
    phone.page().sender.wake();
    await phone.settle();
    expect(desk.received).toEqual(['one', 'two']);
  });

  it('stay with the reason when the desk refuses them, and do not hold up others', async () => {
    const desk = new Desk();
    desk.answer = { is: 'refused', reason: 'Court not found' };
    const phone = new Phone(desk);
    phone.press('one');
    await phone.settle();
    desk.answer = null;
    phone.press('two');
    await phone.settle();
    expect(desk.received).toEqual(['two']);
    expect(phone.kept()).toMatchObject([{ body: { message: 'one' }, refused: 'Court not found' }]);
  });

  it('give the form back what lacks a court', async () => {
    const desk = new Desk();
    desk.answer = { is: 'courtless' };
    const phone = new Phone(desk);
    phone.press('one');
    await phone.settle();
    expect([phone.kept(), phone.told]).toEqual([[], ['courtless one']]);
  });

  it('are one when they say the same within half a minute', async () => {
    const phone = new Phone(new Desk('lost'));
    expect([phone.press('Water'), phone.press(' water ')]).toEqual([true, false]);
    phone.now += 30_000;
    expect(phone.press('Water')).toBe(true);
    expect(phone.kept()).toHaveLength(2);
  });

  it('of somebody else wait for that person', async () => {
    const desk = new Desk();
    const phone = new Phone(desk);
    phone.press('of another', 0, 'ned');
    phone.press('own');
    await phone.settle();
    expect(desk.received).toEqual(['own']);
    expect(phone.kept()).toMatchObject([{ body: { ref_id: 'ned' } }]);
  });

  it('are not sent after a day, unless somebody insists', async () => {
    const desk = new Desk('lost');
    const phone = new Phone(desk);
    phone.press('one');
    await phone.settle();
    phone.now += DAY_MS + 1;
    await phone.tryAgain();
    expect(desk.received).toEqual([]);
    const { store, sender } = phone.page();
    for (const call of store.list()) store.put({ ...call, insisted: true });
    sender.wake();
    await phone.settle();
    expect(desk.received).toEqual(['one']);
  });
});

import { describe, expect, it } from 'vitest';
import { createLive, type LiveFrame, type Socket, type SocketEvents } from './connection.ts';

class FakeSocket implements Socket {
  readonly sent: unknown[] = [];
  readonly events: SocketEvents;
  closed = false;
  constructor(events: SocketEvents) {
    this.events = events;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.events.closed();
  }
  push(frame: object): void {
    this.events.message(JSON.stringify(frame));
  }
}

/** A network whose sockets and timers the test drives. */
function network(now = () => 1000) {
  const sockets: FakeSocket[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const live = createLive({
    open: (events) => {
      const socket = new FakeSocket(events);
      sockets.push(socket);
      return socket;
    },
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
    now,
    random: () => 1,
  });
  /** Lets the one timer that runs go off; answers how long it took. */
  const pass = (): number => {
    const [timer, ...others] = timers.splice(0);
    if (!timer || others.length > 0) throw new Error('not one timer was running');
    timer.run();
    return timer.ms;
  };
  const newest = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  return { live, sockets, timers, pass, newest };
}

describe('a page without a place among the sockets', () => {
  it('reads every 15 s or so, says when, and stops once it has a place', () => {
    let time = 0;
    const { live, pass, newest } = network(() => time);
    const read: number[] = [];
    live.join('board:t1', ({ event }) => {
      if (event === 'refresh') read.push(time);
    });
    for (let tries = 0; tries < 12; tries++) {
      newest().events.closed();
      time += pass();
    }
    const pauses = read.map((at, index) => at - (read[index - 1] ?? 0));
    expect(read.length).toBeGreaterThan(2);
    expect(Math.max(...pauses)).toBeLessThan(20_000);
    live.read();
    expect(live.state()).toEqual({ status: 'offline', heard: time });
    newest().events.opened();
    expect(live.state().status).toBe('live');
    const before = read.length;
    time += 60_000;
    live.read();
    expect([live.state().heard, read.length]).toEqual([time - 60_000, before]);
  });
});

describe('the live connection', () => {
  it('joins rooms once it is open, and later ones at once, over one socket', () => {
    const { live, sockets, newest } = network();
    live.join('board:t1', () => {});
    newest().events.opened();
    live.join('desk:t1', () => {});
    expect(newest().sent).toEqual([{ join: 'board:t1' }, { join: 'desk:t1' }]);
    expect(sockets).toHaveLength(1);
  });

  it('asks for what happened since the page read, also what it read while the socket opened', () => {
    const { live, newest } = network();
    const heard: (string | null)[] = [];
    let seen = 0n;
    live.join(
      'board:t1',
      ({ event, position }) => event !== 'joined' && heard.push(position),
      () => seen,
    );
    seen = 7n;
    newest().events.opened();
    live.join(
      'desk:t1',
      () => {},
      () => 9n,
    );
    expect(newest().sent).toEqual([
      { join: 'board:t1', position: '7' },
      { join: 'desk:t1', position: '9' },
    ]);
    newest().push({ room: 'board:t1', event: 'joined', position: '12' });
    newest().push({ room: 'board:t1', event: 'checkin', position: '8' });
    expect(heard).toEqual(['8']);
  });

  it('has somebody read again who comes into a room that has heard of more than they have read', () => {
    const { live, newest } = network();
    live.join('desk:t1', () => {});
    newest().events.opened();
    newest().push({ room: 'desk:t1', event: 'changed', position: '7' });
    const comesHaving = (read: bigint): string[] => {
      const heard: string[] = [];
      live.join(
        'desk:t1',
        ({ event }) => heard.push(event),
        () => read,
      );
      return heard;
    };
    expect(comesHaving(6n)).toEqual(['refresh']);
    expect(comesHaving(7n)).toEqual([]);
  });

  it('tells only the listeners of a room', () => {
    const { live, newest } = network();
    const heard: LiveFrame[] = [];
    live.join('board:t1', (frame) => heard.push(frame));
    live.join('board:t2', () => expect.unreachable('another room was told'));
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'assign', position: 7, data: { court: '3' } });
    expect(heard).toEqual([
      { room: 'board:t1', event: 'assign', position: '7', until: '7', data: { court: '3' } },
    ]);
  });

  it('survives frames that are none', () => {
    const { live, newest } = network();
    live.join('board:t1', () => expect.unreachable('no frame came'));
    newest().events.opened();
    newest().events.message('{');
    newest().events.message(new ArrayBuffer(2));
    newest().push({ room: 4 });
    expect(live.state().status).toBe('live');
  });

  it('comes back with growing waits and asks only for what it missed', () => {
    const { live, pass, newest } = network();
    live.join('board:t1', () => {});
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'assign', position: '41' });
    newest().events.closed();
    expect(live.state()).toEqual({ status: 'offline', heard: 1000 });
    expect(pass()).toBe(500);
    newest().events.closed();
    expect(pass()).toBe(1000);
    newest().events.opened();
    expect(newest().sent).toEqual([{ join: 'board:t1', position: '41' }]);
    expect(live.state().status).toBe('live');
  });

  it('closes when the last listener leaves, and does not come back by itself', () => {
    const { live, timers, newest } = network();
    const leave = live.join('board:t1', () => {});
    newest().events.opened();
    leave();
    expect(newest().closed).toBe(true);
    expect(live.state().status).toBe('idle');
    expect(timers).toEqual([]);
  });

  it('asks for a sign of life, and gives up a socket that went silent without closing', () => {
    const { live, sockets, pass, newest } = network();
    live.join('board:t1', () => {});
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'joined', position: '41' });
    pass();
    expect(newest().sent.at(-1)).toEqual({ join: 'board:t1', position: '41' });
    newest().push({ room: 'board:t1', event: 'joined', position: '41' });
    pass();
    expect(live.state().status).toBe('live');
    pass();
    expect(live.state().status).toBe('offline');
    expect(sockets[0]?.closed).toBe(true);
    pass();
    expect(sockets).toHaveLength(2);
  });

  it('asks for every room with a sign of life: a right that was taken may be back', () => {
    const { live, pass, newest } = network();
    live.join('board:t1', () => {});
    live.join('desk:t1', () => {});
    newest().events.opened();
    for (const room of ['board:t1', 'desk:t1']) newest().push({ room, event: 'joined', position: '4' });
    for (const room of ['board:t1', 'desk:t1']) newest().push({ room, event: 'refused', data: {} });
    pass();
    expect(newest().sent.slice(2)).toEqual([
      { join: 'board:t1', position: '4' },
      { join: 'desk:t1', position: '4' },
    ]);
  });

  it('hears nothing twice that comes again with a sign of life', () => {
    const { live, pass, newest } = network();
    const heard: unknown[] = [];
    live.join('board:t1', ({ position }) => heard.push(position));
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'assign', position: '9' });
    pass();
    for (const position of ['10', '11']) newest().push({ room: 'board:t1', event: 'assign', position });
    for (const position of ['10', '11', '12']) newest().push({ room: 'board:t1', event: 'assign', position });
    expect(heard).toEqual(['9', '10', '11', '12']);
  });

  it('hears a frame that begins with what is known and goes beyond it, and asks from where all was told', () => {
    const { live, pass, newest } = network();
    const heard: unknown[] = [];
    live.join('board:t1', ({ until }) => heard.push(until));
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'assign', position: '11' });
    newest().push({ room: 'board:t1', event: 'finish', position: '10', until: '12' });
    newest().push({ room: 'board:t1', event: 'assign', position: '12', until: '11' });
    expect(heard).toEqual(['11', '12']);
    pass();
    expect(newest().sent.at(-1)).toEqual({ join: 'board:t1', position: '12' });
  });

  it('hears everything again after the log was put back', () => {
    const { live, pass, newest } = network();
    const heard: unknown[] = [];
    live.join('board:t1', ({ event, position }) => heard.push(`${event} ${position}`));
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'joined', position: '100' });
    newest().push({ room: 'board:t1', event: 'refresh', position: '50' });
    pass();
    expect(newest().sent.at(-1)).toEqual({ join: 'board:t1', position: '50' });
    newest().push({ room: 'board:t1', event: 'joined', position: '60' });
    newest().push({ room: 'board:t1', event: 'assign', position: '70' });
    expect(heard).toEqual(['joined 100', 'refresh 50', 'joined 60', 'assign 70']);
  });

  it('asks again for what the server had only promised when the connection broke', () => {
    const { live, pass, newest } = network();
    live.join('board:t1', () => {});
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'assign', position: '5' });
    newest().events.closed();
    pass();
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'joined', position: '9' });
    newest().events.closed();
    pass();
    newest().events.opened();
    expect(newest().sent).toEqual([{ join: 'board:t1', position: '5' }]);
  });

  it('believes the device that the network went, and tries at once when it is back', () => {
    const { live, sockets, timers, newest } = network();
    live.join('board:t1', () => {});
    newest().events.opened();
    live.drop();
    expect(live.state().status).toBe('offline');
    live.retry();
    live.retry();
    expect(sockets).toHaveLength(2);
    newest().events.opened();
    expect(live.state().status).toBe('live');
    expect(timers).toHaveLength(1);
  });

  it('gives up a connection that neither opens nor fails', () => {
    const { live, sockets, pass, newest } = network();
    live.join('board:t1', () => {});
    expect(pass()).toBe(10_000);
    expect(newest().closed).toBe(true);
    newest().events.opened();
    expect(live.state().status).toBe('offline');
    pass();
    expect(sockets).toHaveLength(2);
  });
});

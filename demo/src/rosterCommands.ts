import type { Done } from '@courtcrew/backend/kernel/runtime/aggregate.ts';
import { rosterAggregate } from '@courtcrew/backend/roster/index.ts';
import type { RosterCommand, RosterEvent } from '@courtcrew/domain/roster/index.ts';
import type { Demo, Doing } from './demo.ts';
import type { DemoTournament } from './tournaments.ts';

/** A command to one tournament's roster for each item. */
export type SendAll = <Item>(
  items: readonly Item[],
  step: string,
  make: (item: Item, index: number) => readonly [Doing, RosterCommand],
) => Promise<Done<RosterEvent>[]>;

/** Sends them all before the first answer: the roster takes them in large appends. */
export const sendingTo =
  (demo: Demo, { key, tid }: DemoTournament): SendAll =>
  (items, step, make) =>
    Promise.all(
      items.map((item, index) => {
        const [doing, command] = make(item, index);
        return demo.send(`${key}/${step}/${index}`, doing, rosterAggregate, tid, command);
      }),
    );

/** The ids that events brought under this name, in order. */
export const idsIn = (done: readonly Done<RosterEvent>[], field: 'sid' | 'vcid' | 'vgid'): string[] =>
  done
    .flatMap(({ events }) => events)
    .flatMap(({ data }) => {
      const id: unknown = Object.getOwnPropertyDescriptor(data, field)?.value;
      return typeof id === 'string' ? [id] : [];
    });

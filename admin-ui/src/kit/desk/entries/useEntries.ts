import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Match, match, type People } from './match.ts';

type State<Person> =
  | { readonly is: 'waiting' }
  | { readonly is: 'in' | 'already'; readonly person: Person }
  | { readonly is: 'nobody' }
  | { readonly is: 'several'; readonly people: readonly Person[] }
  | { readonly is: 'failed'; readonly why: string };

export interface Entry<Person> {
  readonly id: number;
  readonly text: string;
  /** Chosen from a list: the text is not looked up. */
  readonly person?: Person;
  /** Entered with Shift. */
  readonly more: boolean;
  readonly state: State<Person>;
}

interface Desk<Person> extends People<Person> {
  readonly people: () => readonly Person[] | Promise<readonly Person[]>;
  /** Checks a person in. @throws the refusal */
  readonly send: (person: Person, more: boolean) => Promise<unknown>;
}

export interface Entries<Person> {
  /** Newest first. */
  readonly entries: readonly Entry<Person>[];
  readonly add: (what: Pick<Entry<Person>, 'text' | 'person' | 'more'>) => void;
  /** Repeats an entry, for the person meant. */
  readonly again: (entry: Entry<Person>, person?: Person) => void;
  readonly drop: (entry: Entry<Person>) => void;
  /** Asks while an entry is undecided; true means to leave. */
  readonly mayLeave: () => Promise<boolean>;
}

/** Settled entries; this many stay listed. */
const isSettled = ({ state }: Entry<unknown>): boolean => state.is === 'in' || state.is === 'already';
const LISTED = 30;

const listed = <Person>(entries: readonly Entry<Person>[]): readonly Entry<Person>[] => {
  const settled = entries.filter(isSettled).slice(0, LISTED);
  return entries.filter((entry) => !isSettled(entry) || settled.includes(entry));
};

/**
 * A queue of typed names, newest first, sent one at a time in typing order, which the officials' queue follows. A refusal
 * does not stop the next.
 */
export function useEntries<Person extends object>(desk: Desk<Person>): Entries<Person> {
  const [entries, setEntries] = useState<readonly Entry<Person>[]>([]);
  const now = useRef(desk);
  useEffect(() => {
    now.current = desk;
  });
  const turn = useRef<Promise<void>>(Promise.resolve());
  const lastId = useRef(0);
  /** Rows checked in here; the server's version is another object. */
  const taken = useRef(new WeakSet<Person>());

  const carryOut = useCallback(async ({ text, person, more }: Entry<Person>): Promise<State<Person>> => {
    const isIn = (one: Person) => taken.current.has(one) || now.current.isIn(one);
    try {
      const people = await now.current.people();
      const found: Match<Person> = person
        ? { is: isIn(person) ? 'already' : 'one', person }
        : match(people, text, { ...now.current, isIn });
      if (found.is !== 'one') return found;
      await now.current.send(found.person, more);
      taken.current.add(found.person);
      return { is: 'in', person: found.person };
    } catch (failure) {
      return { is: 'failed', why: failureText(failure) };
    }
  }, []);

  const enqueue = useCallback(
    (entry: Entry<Person>) => {
      const become = (state: State<Person>) =>
        setEntries((all) => listed(all.map((one) => (one.id === entry.id ? { ...entry, state } : one))));
      become({ is: 'waiting' });
      turn.current = turn.current.then(async () => become(await carryOut(entry)));
    },
    [carryOut],
  );

  const add = useCallback(
    (what: Pick<Entry<Person>, 'text' | 'person' | 'more'>) => {
      lastId.current++;
      const entry: Entry<Person> = { ...what, id: lastId.current, state: { is: 'waiting' } };
      setEntries((all) => [entry, ...all]);
      enqueue(entry);
    },
    [enqueue],
  );

  const isOpen = entries.some((entry) => !isSettled(entry));
  const ask = useLeaveQuestion(isOpen);

  return {
    entries,
    mayLeave: async () => !isOpen || ask(),
    add,
    again: (entry: Entry<Person>, person = entry.person) =>
      enqueue({ ...entry, ...(person && { person, text: now.current.namesOf(person)[0] ?? entry.text }) }),
    drop: ({ id }: Entry<Person>) => setEntries((all) => all.filter((one) => one.id !== id)),
  };
}

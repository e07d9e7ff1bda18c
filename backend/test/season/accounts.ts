import { against, type Lane, type Step } from './step.ts';

interface Books {
  /** By e-mail: the id of whoever has it. */
  readonly people: Map<string, string>;
}

const PASSWORD = 'a lantern over the river';

/** Accounts are opened and logged in to: one address is one person, whoever presses first. */
export function accountLane(): Lane<Books> {
  const details = { first: 'Nora', last: 'Newcomer', phone: '9195550188', password: PASSWORD };
  const press = (path: string, body: object, rule: Step<Books>['rule']): Step<Books> => ({
    ...{ by: { cookie: '' }, method: 'POST', path, body, rule },
  });

  const register = (email: string) =>
    press('/auth/register', { ...details, email }, ({ people }, answer) => {
      const fault = against([], answer);
      if (fault) return fault;
      const isTaken = people.has(email);
      const ref_id = answer.body.ref_id;
      if (isTaken !== (typeof ref_id !== 'string')) return `taken ${isTaken} by the rules`;
      if (typeof ref_id === 'string') people.set(email, ref_id);
      return undefined;
    });

  const login = (email: string) =>
    press('/auth/login', { email, password: PASSWORD }, ({ people }, answer) =>
      answer.body.ref_id === people.get(email) ? undefined : `${people.get(email)} by the rules`,
    );

  return {
    name: 'accounts',
    books: { people: new Map() },
    next(chance, { people }) {
      const known = [...people.keys()];
      if (known.length > 0 && chance.share(0.5)) return login(chance.one(known));
      return register(`newcomer${chance.below(40)}@example.net`);
    },
    /** Nobody lists them all: what a login answers was compared on the way. */
    differences: async () => [],
  };
}

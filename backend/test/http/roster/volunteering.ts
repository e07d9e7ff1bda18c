import type { CategoryPlan, RosterCommand, TournamentFacts } from '@courtcrew/domain/roster/index.ts';
import { rosterAggregate } from '../../../src/roster/index.ts';
import type { Member } from '../accounts/people.ts';
import type { Cast } from './cast.ts';

const OPEN: TournamentFacts = {
  status: 'active',
  exact_match: false,
  approval_required: false,
  waiver_required: false,
  sections: { referee: true, line: true, volunteer: true },
};

/** Sets up the volunteers of one tournament, as its desk would. */
export interface Volunteering {
  /** Answers the new category's id. */
  category(name: string, more?: Partial<CategoryPlan>): Promise<string>;
  /** A shift of the category from one hour to another; answers its id. */
  shift(vcid: string, from?: number, to?: number, fields?: object): Promise<string>;
  /** Puts somebody on the list of volunteers. */
  add(who: Member): Promise<void>;
  seat(who: Member, sid: string): Promise<void>;
  /** Makes somebody captain of a category; answers the entry's id. */
  captain(who: Member, vcid: string): Promise<string>;
}

export function volunteering(all: Cast, tid: string): Volunteering {
  /** The id under that name in the first event that has one. */
  const send = async (command: RosterCommand, field = ''): Promise<string> => {
    const outcome = await all.server.execute(rosterAggregate, tid, command);
    if (outcome.refused) throw new Error(outcome.text);
    const ids = outcome.events.map(({ data }) => Object.getOwnPropertyDescriptor(data, field)?.value);
    return String(ids.find((id) => typeof id === 'string') ?? '');
  };
  return {
    category: (name, more = {}) =>
      send(
        {
          type: 'AddCategory',
          plan: { name, description: `About ${name}`, court_monitor: false, show: true, ...more },
        },
        'vcid',
      ),
    shift: (vcid, from = 9, to = 13, fields = {}) => all.shift(tid, from, to, { category: vcid, ...fields }),
    async add({ ref_id }) {
      await send({ type: 'AddStaff', people: [{ ref_id, role: 'volunteer' }] });
    },
    async seat({ ref_id }, sid) {
      const wish = { sid, ref_id, credentials: 'Not Rated', waitlist: false } as const;
      await send({ type: 'RegisterVolunteer', ...wish, by: 'desk', tournament: OPEN });
    },
    captain: ({ ref_id }, vcid) => send({ type: 'AddCaptain', vcid, ref_id }, 'id'),
  };
}

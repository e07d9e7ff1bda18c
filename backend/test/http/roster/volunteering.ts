import type { CategoryPlan } from '@courtcrew/domain/roster/index.ts';
import type { Member } from '../accounts/people.ts';
import type { Cast } from './cast.ts';

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

export function volunteering({ world, shift }: Cast, tid: string): Volunteering {
  return {
    category: (name, more = {}) => world.category(tid, name, { description: `About ${name}`, ...more }),
    shift: (vcid, from = 9, to = 13, fields = {}) => shift(tid, from, to, { category: vcid, ...fields }),
    add: ({ ref_id }) => world.staff(tid, [ref_id], 'volunteer'),
    async seat({ ref_id }, sid) {
      await world.register(tid, { sid, ref_id, credentials: 'Not Rated' });
    },
    captain: ({ ref_id }, vcid) => world.captain(tid, vcid, ref_id),
  };
}

import { editProfile, getProfile, searchPeople } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { personById, searchNames } from '@courtcrew/projections/accounts/index.ts';
import { found, type Route, route } from '../kernel/http/route.ts';
import { personAggregate } from './aggregate.ts';

const getRoute = route(getProfile, async ({ subject, caller }, { db }) => {
  const { utr_member_id, ...profile } = found(await personById(db, subject), 'Person');
  return caller.platform ? { ...profile, utr_member_id } : profile;
});

const editRoute = route(editProfile, async ({ subject, caller, body }, use) => {
  const { utr_member_id, ...own } = body.details;
  const details = caller.platform ? body.details : own;
  const fresh = await use.http.fresh();
  const { choices, one_name } = body;
  const command = { type: 'EditProfile' as const, details, one_name, choices, fresh };
  await use.execute(personAggregate, subject, command, { actor: caller.actor(subject) });
  return { message: TEXTS.profileUpdated };
});

const searchRoute = route(searchPeople, ({ body }, { db }) => searchNames(db, body.search));

export const profileRoutes: Route[] = [getRoute, editRoute, searchRoute];

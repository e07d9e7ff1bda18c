import * as calls from '@courtcrew/domain/roster/contract.ts';
import { REGISTRATIONS_EXIST } from '@courtcrew/domain/roster/index.ts';
import { personById, searchForWork, searchNames } from '@courtcrew/projections/accounts/index.ts';
import { coordinatesAnywhere, volunteerCategories } from '@courtcrew/projections/roster/index.ts';
import { found, type Route, removal, route } from '../../kernel/http/route.ts';
import { done, forbidden, inBodyNames } from '../../kernel/refused.ts';
import { until } from '../../kernel/runtime/inParts.ts';
import { zoneOf } from '../coordinator/shifts.ts';
import { onRoster, onRosterInParts } from '../onRoster.ts';
import { categoriesAsked } from './desk.ts';

export const categoryRoutes: readonly Route[] = [
  route(calls.getVolunteerCategories, ({ tid }, use) => volunteerCategories.all(use.db, { tid })),
  route(calls.getAllCategories, ({ tid }, use) => volunteerCategories.all(use.db, { tid })),
  route(calls.getVolunteerCategoriesForCaptain, async ({ tid, body, caller }, use) => {
    const vcids = await categoriesAsked(use, caller, tid, body.ref_id);
    return vcids
      ? volunteerCategories.among(use.db, vcids, { tid })
      : volunteerCategories.all(use.db, { tid });
  }),

  route(calls.addVolunteerCategory, async ({ tid, body, caller }, use) => {
    // A tournament that is not there must not get a roster.
    await zoneOf(use, tid);
    const { name, description = '', courtMonitor: court_monitor = false, show = true } = body;
    const plan = { name, description, court_monitor, show };
    const { events } = await onRoster(use, caller, tid, { type: 'AddCategory', plan });
    const [vcid] = events.flatMap(({ data }) => ('vcid' in data ? [data.vcid] : []));
    return { message: 'added', vcid: vcid ?? '' };
  }),

  route(calls.editVolunteerCategory, async ({ params: { vcid }, tid, body, caller }, use) => {
    const planOf = ({ name, description, courtMonitor: court_monitor, show }: Partial<typeof body>) => ({
      ...{ name, description, court_monitor, show },
    });
    const seen = planOf({ ...body.was, ...body.seen });
    const command = { type: 'EditCategory' as const, vcid, changes: planOf(body), seen };
    await inBodyNames({ court_monitor: 'courtMonitor' }, onRoster(use, caller, tid, command));
    return { message: 'saved' };
  }),

  removal(calls.deleteVolunteerCategory, async ({ params: { vcid }, body, tid, caller }, use) => {
    const command = { type: 'DeleteCategory' as const, vcid, shifts: body?.shifts };
    const outcome = await onRosterInParts(use, caller, tid, command, until('VolunteerCategoryDeleted'));
    // The screen knows the documents' long text by this answer.
    if (outcome.refused && outcome.code === REGISTRATIONS_EXIST) return 'registrations exists';
    done(outcome);
    return { message: 'deleted' };
  }),

  route(calls.getAdminCaptainName, async ({ query, body, caller }, use) => {
    if (!caller.platform && !(await coordinatesAnywhere(use.db, caller.ref_id))) {
      throw forbidden();
    }
    const search = query.search ?? '';
    return body?.volunteers
      ? searchForWork(use.db, search, ['volunteer'], { accounts: true })
      : searchNames(use.db, search, { accounts: true });
  }),

  route(calls.addCategoryAdmin, async ({ tid, body: { vcid, ref_id }, caller }, use) => {
    found(await personById(use.db, ref_id), 'Person');
    await onRoster(use, caller, tid, { type: 'AddCaptain', vcid, ref_id });
    return { message: 'added' };
  }),

  removal(calls.removeCaptain, async ({ tid, body: { id }, caller }, use) => {
    await onRoster(use, caller, tid, { type: 'RemoveCaptain', id });
    return { message: 'removed' };
  }),
];

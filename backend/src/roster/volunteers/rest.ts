import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import { categoriesResource, groupsResource, volunteersResource } from '@courtcrew/domain/roster/index.ts';
import { listOf } from '@courtcrew/projections/kernel/list.ts';
import { byLastName } from '@courtcrew/projections/kernel/names.ts';
import { volunteerCategories, volunteerGroups } from '@courtcrew/projections/roster/index.ts';
import { tournamentResource } from '../../kernel/http/rest/list.ts';
import type { RestResource } from '../../kernel/http/rest/resource.ts';
import { Refused } from '../../kernel/refused.ts';

const categories = tournamentResource({
  spec: categoriesResource,
  list: volunteerCategories,
  key: 'vcid',
  async create({ tid, court_monitor: courtMonitor, ...form }, { ask }) {
    return (await ask(calls.addVolunteerCategory, { params: { tid }, body: { ...form, courtMonitor } })).vcid;
  },
  async update(
    { vcid },
    { court_monitor: courtMonitor, ...form },
    { ask, seen: { court_monitor, ...seen } },
  ) {
    const body = { ...form, courtMonitor, seen: { ...seen, courtMonitor: court_monitor } };
    await ask(calls.editVolunteerCategory, { params: { vcid }, body });
  },
  async remove({ vcid }, { ask }) {
    const answer = await ask(calls.deleteVolunteerCategory, { params: { vcid } });
    if (typeof answer === 'string') throw new Refused(refuse('conflict', answer));
  },
});

const groups = tournamentResource({
  spec: groupsResource,
  list: volunteerGroups,
  key: 'vgid',
  create: calls.saveVolunteerGroupName,
  update: calls.editVolunteerGroupName,
  remove: calls.deleteVolunteerGroup,
});

/** Whom a captain sees, and how they are reached, depends on who reads. */
const volunteers = tournamentResource({
  spec: volunteersResource,
  async list({ ask }, tid) {
    const rows = await ask(calls.getRegisteredVolunteers, { params: { tid } });
    return listOf(
      rows.map(({ shifts, ...row }) => ({
        ...row,
        waiver_missing: shifts.some(({ waiver_missing }) => waiver_missing),
        group_name: row.group?.group_name ?? null,
      })),
      volunteersResource,
      {
        key: 'ref_id',
        searched: ['name', 'email', 'phone'],
        texts: ['first', 'shirt', 'group_name'],
        sortedBy: { last: byLastName },
      },
    );
  },
  key: 'ref_id',
  async create({ tid, ref_id }, { ask }) {
    await ask(calls.addVolunteerToTournament, { params: { tid }, body: { ref_id } });
    return ref_id;
  },
  async update({ tid, ref_id }, { shirt_pickup: status }, { ask }) {
    await ask(calls.shirtPickup, { params: { tid }, body: { ref_id, status } });
  },
  remove: calls.removeVolunteerFromTournament,
});

export const volunteerResources: readonly RestResource[] = [categories, groups, volunteers];

import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import { categoriesResource, groupsResource, volunteersResource } from '@courtcrew/domain/roster/index.ts';
import type { RestResource } from '../../kernel/http/rest/resource.ts';
import { tableResource } from '../../kernel/http/rest/table.ts';
import { Refused } from '../../kernel/refused.ts';

const categories = tableResource({
  spec: categoriesResource,
  searched: ['name', 'description', 'captains'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getVolunteerCategories, { params: { tid } })).map((row) => ({
      ...row,
      key: row.vcid,
      captains: row.admin.map(({ name }) => name).join(', '),
    })),
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

const groups = tableResource({
  spec: groupsResource,
  searched: ['group_name'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getVolunteerGroups, { params: { tid } })).map((row) => ({
      ...row,
      key: row.vgid,
      people: row.signup.length,
    })),
  create: async ({ tid, ...body }, { ask }) =>
    (await ask(calls.saveVolunteerGroupName, { params: { tid }, body })).vgid,
  async update({ tid, vgid }, change, { ask, seen }) {
    await ask(calls.editVolunteerGroupName, { params: { tid }, body: { vgid, ...change, seen } });
  },
  async remove({ tid, vgid }, { ask }) {
    await ask(calls.deleteVolunteerGroup, { params: { tid }, body: { vgid } });
  },
});

const volunteers = tableResource({
  spec: volunteersResource,
  searched: ['name', 'email', 'phone'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getRegisteredVolunteers, { params: { tid } })).map(({ shifts, ...row }) => ({
      ...row,
      waiver_missing: shifts.some(({ waiver_missing }) => waiver_missing),
      key: row.ref_id,
      group_name: row.group?.group_name ?? null,
    })),
  async create({ tid, ref_id }, { ask }) {
    await ask(calls.addVolunteerToTournament, { params: { tid }, body: { ref_id } });
    return ref_id;
  },
  async update({ tid, ref_id }, { shirt_pickup: status }, { ask }) {
    await ask(calls.shirtPickup, { params: { tid }, body: { ref_id, status } });
  },
  async remove({ tid, ref_id }, { ask }) {
    await ask(calls.removeVolunteerFromTournament, { body: { tid, ref_id } });
  },
});

export const volunteerResources: readonly RestResource[] = [categories, groups, volunteers];

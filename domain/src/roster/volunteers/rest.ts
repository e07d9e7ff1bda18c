import { z } from 'zod';
import { anyText, flag, id } from '../../contract/fields.ts';
import { rest } from '../../contract/rest.ts';
import { categoryFields } from '../contract/categories.ts';
import { groupName } from '../contract/groups.ts';
import { color } from '../contract/places.ts';
import { categoryRow, groupRow, volunteer } from './shapes.ts';

/** The resources about volunteers for react-admin. */

const inTournament = { id: z.string(), tid: z.string() };
const found = { tid: id.optional(), q: anyText(100).optional() };
const { name, description, show } = categoryFields;
const categoryForm = { description, show, court_monitor: flag.optional() };

export const categoriesResource = rest({
  name: 'categories',
  area: 'roster',
  policy: 'volunteerDesk',
  kind: 'category',
  row: categoryRow.extend({ ...inTournament, captains: z.string() }),
  filter: z.object({ ...found, show: flag.optional(), court_monitor: flag.optional() }),
  sort: ['name', 'shifts', 'spots', 'count', 'captains'],
  create: z.object({ ...categoryForm, name, tid: id }),
  edit: z.object({ ...categoryForm, name: name.optional() }),
  removable: true,
});

export const groupsResource = rest({
  name: 'groups',
  area: 'roster',
  policy: 'volunteerDesk',
  kind: 'group',
  row: groupRow.extend({ ...inTournament, people: z.int() }),
  filter: z.object(found),
  sort: ['group_name', 'people', 'color'],
  create: z.object({ group_name: groupName, color, tid: id }),
  edit: z.object({ group_name: groupName.optional(), color }),
  removable: true,
});

export const volunteersResource = rest({
  name: 'volunteers',
  area: 'roster',
  policy: 'captain',
  kind: 'volunteer',
  row: volunteer.omit({ shifts: true }).extend({
    ...inTournament,
    group_name: z.string().nullable(),
    /** In any of the person's shifts. */
    waiver_missing: z.boolean(),
  }),
  filter: z.object({ ...found, shirt_pickup: flag.optional(), group_name: anyText(60).optional() }),
  sort: ['last', 'first', 'email', 'count', 'wait_count', 'shirt', 'group_name'],
  create: z.object({ tid: id, ref_id: id }),
  edit: z.object({ shirt_pickup: flag.optional() }),
  removable: true,
});

import { expect, it } from 'vitest';
import { type Group, groupLines } from './lines.ts';

const group = (group_name: string, ...names: string[]): Group => ({
  vgid: group_name,
  group_name,
  color: '#D3D3D3',
  signup: names.map((name) => ({ ref_id: name, first: name, last: 'Lee', name: `${name} Lee` })),
});

const groups = [group('Club', 'Ann', 'Ben'), group('School', 'Cy')];
const keysOf = (search: string) => groupLines(groups, search).map(({ key }) => key);

it('shows every group with its people below it', () => {
  expect(keysOf('')).toEqual(['Club', 'member Ann', 'member Ben', 'School', 'member Cy']);
});

it('finds a group by its name or by somebody in it, and shows all of it', () => {
  expect(keysOf(' schOOl')).toEqual(['School', 'member Cy']);
  expect(keysOf('ben')).toEqual(['Club', 'member Ann', 'member Ben']);
});

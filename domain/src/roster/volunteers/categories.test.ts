import { describe, expect, test } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import { applied, hours } from '../roster.fixtures.ts';
import { captain, captainRemoved, category, day, noon, ushers } from './volunteers.fixtures.ts';

const on = (...events: RosterEvent[]) => given(roster, events);

describe('A category', () => {
  const plan = { name: 'Ushers', description: '', court_monitor: false, show: true };

  test('is added and edited', () => {
    on()
      .when({ type: 'AddCategory', plan })
      .then({ type: 'VolunteerCategoryAdded', data: { vcid: 'id-1', ...plan } });
    on(category('ushers'))
      .when({ type: 'EditCategory', vcid: 'ushers', changes: { show: false, name: 'Ushers' }, seen: {} })
      .then({ type: 'VolunteerCategoryEdited', data: { vcid: 'ushers', changes: { show: false } } });
    on().when({ type: 'EditCategory', vcid: 'ushers', changes: {}, seen: {} }).thenRefused('not-found');
  });

  test('has a name of its own', () => {
    const taken = 'There is a category Ushers already';
    const of = (vcid: string, name: string) =>
      ({ type: 'VolunteerCategoryAdded', data: { vcid, ...plan, name } }) as const;
    on(of('c1', 'Ushers'))
      .when({ type: 'AddCategory', plan: { ...plan, name: ' ushers ' } })
      .thenRefused('taken', taken);
    const two = on(of('c1', 'Ushers'), of('c2', 'Ice'));
    two
      .when({ type: 'EditCategory', vcid: 'c2', changes: { name: 'USHERS' }, seen: {} })
      .thenRefused('taken', taken);
    two.when({ type: 'EditCategory', vcid: 'c1', changes: { name: 'USHERS' }, seen: {} }).then({
      type: 'VolunteerCategoryEdited',
      data: { vcid: 'c1', changes: { name: 'USHERS' }, was: 'Ushers' },
    });
  });

  test('is deleted with its empty shifts and captains, but not while somebody is registered in it', () => {
    const { outcome } = on(...day, captain('mia')).when({ type: 'DeleteCategory', vcid: 'ushers' });
    expect(outcome).toMatchObject([
      { type: 'ShiftDeleted', data: { sid: 'morning' } },
      { type: 'ShiftDeleted', data: { sid: 'noon' } },
      { type: 'CaptainRemoved', data: { ref_id: 'mia' } },
      { type: 'VolunteerCategoryDeleted' },
    ]);
    // Another desk has added one since.
    on(...day)
      .when({ type: 'DeleteCategory', vcid: 'ushers', shifts: 1 })
      .thenRefused('changed');
    expect(on(...day).when({ type: 'DeleteCategory', vcid: 'ushers', shifts: 2 }).outcome).toHaveLength(3);
    on(...day, applied('ann', 'noon', noon))
      .when({ type: 'DeleteCategory', vcid: 'ushers' })
      .thenRefused(
        'registrations-exist',
        'Can not delete category as there are volunteers registered for shifts in this category. Please move the volunteers to new shifts.',
      );
  });

  test('has to be there for a shift to stand in it', () => {
    on(category('ushers'))
      .when({
        type: 'AddShifts',
        plans: [hours(9, 13, { ...ushers, category: 'none' })],
        repeat: 0,
        zone: 'UTC',
      })
      .thenRefused('invalid');
    on(...day)
      .when({ type: 'EditShift', sid: 'morning', changes: { category: 'none' }, zone: 'UTC' })
      .thenRefused('invalid');
  });

  test('has captains, each once', () => {
    on(category('ushers'))
      .when({ type: 'AddCaptain', vcid: 'ushers', ref_id: 'mia' })
      .then({ type: 'CaptainAdded', data: { id: 'id-1', vcid: 'ushers', ref_id: 'mia' } });
    on(category('ushers'), captain('mia')).when({ type: 'AddCaptain', vcid: 'ushers', ref_id: 'mia' }).then();
    on(category('ushers'), captain('mia'))
      .when({ type: 'RemoveCaptain', id: 'c-mia' })
      .then(captainRemoved('mia'));
    on(category('ushers')).when({ type: 'RemoveCaptain', id: 'c-mia' }).thenRefused('not-found');
  });
});

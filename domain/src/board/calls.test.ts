import { describe, expect, test } from 'vitest';
import { AT } from '../kernel/given.fixtures.ts';
import { call, court, minutes, on } from './board.fixtures.ts';
import type { BoardCommand } from './commands.ts';
import { sameCall } from './decide/calls.ts';
import type { BoardEvent } from './events.ts';

const raised = (
  nid: string,
  more: Partial<Extract<BoardEvent, { type: 'NotificationRaised' }>['data']> = {},
): BoardEvent => ({
  type: 'NotificationRaised',
  data: {
    nid,
    type: 'desk',
    ...court(5),
    message: 'More balls',
    ref_id: 'moe',
    called_at: minutes(-0.25),
    ...more,
  },
});
const confirmed = (nid: string, response: string | null = null): BoardEvent => ({
  type: 'NotificationConfirmed',
  data: { nid, response, ref_id: 'dora' },
});

describe('Calling the desk', () => {
  test('raises a call, at the moment it was pressed', () => {
    on()
      .when(call())
      .then(raised('id-1', { called_at: AT }));
    on()
      .when(call({ called_at: '2026-03-01T11:00:00Z', message: '  ' }))
      .then(raised('id-1', { called_at: minutes(-60), message: null }));
  });

  test.each([
    ['in the future', minutes(1)],
    ['more than a day ago', minutes(-24 * 60 - 1)],
    ['at no time', 'soon'],
  ])('pressed %s was pressed now', (_, called_at) => {
    on()
      .when(call({ called_at }))
      .then(raised('id-1', { called_at: AT }));
  });

  test.each<[string, Partial<BoardCommand<'RaiseNotification'>>]>([
    ['the same words', {}],
    ['the same words in another case', { message: ' MORE balls ' }],
    ['another person', { ref_id: 'ned' }],
  ])('with %s within 30 seconds is the call there is', (_, more) => {
    const board = on(raised('n1'));
    board.when(call(more)).then();
    expect(sameCall(board.state, call(more), AT)?.nid).toBe('n1');
  });

  test.each<[string, Partial<BoardCommand<'RaiseNotification'>>]>([
    ['another court', court(6)],
    ['another kind', { notification: 'td' }],
    ['other words', { message: 'Fewer balls' }],
    ['no words', { message: '' }],
    ['half a minute in between', { called_at: minutes(-0.75) }],
  ])('with %s is another call', (_, more) => {
    const board = on(raised('n1'));
    expect(board.when(call(more)).outcome).toMatchObject([{ data: { nid: 'id-1' } }]);
    expect(sameCall(board.state, call(more), AT)).toBeUndefined();
  });

  test('again is the same call, confirmed or not, and with others in between', () => {
    on(raised('n1'), raised('n2', { type: 'td' }), confirmed('n1'))
      .when(call())
      .then();
  });

  test('that waited for the network with the same press is the same call', () => {
    const called_at = minutes(-55);
    on(raised('n1', { called_at }), raised('n2')).when(call({ called_at })).then();
  });

  test('for medical help is always a call of its own', () => {
    on(raised('n1', { type: 'medical', called_at: AT }))
      .when(call({ notification: 'medical' }))
      .then(raised('id-1', { type: 'medical', called_at: AT }));
  });
});

describe('Confirming a call', () => {
  const confirm = (nid: string, response: string | null = null): BoardCommand => ({
    type: 'ConfirmNotification',
    nid,
    response,
    ref_id: 'dora',
  });

  test('keeps the response', () => {
    on(raised('n1')).when(confirm('n1', ' Coming ')).then(confirmed('n1', 'Coming'));
  });
  test('twice keeps the first response, and says that the second did not arrive', () => {
    const answered = on(raised('n1'), confirmed('n1', 'Coming'));
    answered.when(confirm('n1')).then();
    answered.when(confirm('n1', 'Going')).thenRefused('confirmed');
  });
  test('of an unknown call is refused', () => {
    on(raised('n1')).when(confirm('n2')).thenRefused('not-found', 'Notification not found');
  });
});

describe('A court monitor', () => {
  const monitor = (order: number, ref_id: string | null): BoardCommand => ({
    type: 'AssignMonitor',
    ...court(order),
    ref_id,
  });
  const given = (order: number, ref_id: string | null): BoardEvent => ({
    type: 'MonitorAssigned',
    data: { court: order, ref_id },
  });

  test('may have several courts, a court has one monitor', () => {
    on(given(1, 'moe')).when(monitor(2, 'moe')).then(given(2, 'moe'));
    on(given(1, 'moe')).when(monitor(1, 'ned')).then(given(1, 'ned'));
    const { monitors } = on(given(1, 'moe'), given(2, 'moe'), given(1, 'ned')).state;
    expect(monitors.toJS()).toEqual({ 1: 'ned', 2: 'moe' });
  });
  test('is taken away', () => {
    on(given(1, 'moe')).when(monitor(1, null)).then(given(1, null));
    expect(on(given(1, 'moe'), given(1, null)).state.monitors.size).toBe(0);
  });
  test('as wished already changes nothing', () => {
    on(given(1, 'moe')).when(monitor(1, 'moe')).then();
    on().when(monitor(1, null)).then();
  });
});

describe('A contact', () => {
  const none = { second_call: false, medical: false, td: false, desk: false, head_referee: false };
  const entry = { phone: '15551234567', active: true, flags: { ...none, medical: true } };
  const { flags, ...reach } = entry;
  const add: BoardCommand<'AddContact'> = {
    type: 'AddContact',
    contact: { ...reach, ...flags, name: ' Dora ' },
  };
  const edit = (
    changes: BoardCommand<'EditContact'>['changes'],
    seen: BoardCommand<'EditContact'>['seen'] = {},
  ): BoardCommand<'EditContact'> => ({
    ...{ type: 'EditContact', id: 'k1', changes, seen },
  });
  const added: BoardEvent = { type: 'ContactAdded', data: { ...entry, name: 'Dora', id: 'k1' } };
  const changed = (
    data: Omit<Extract<BoardEvent, { type: 'ContactChanged' }>['data'], 'id'>,
  ): BoardEvent => ({
    type: 'ContactChanged',
    data: { id: 'k1', ...data },
  });

  test('is added', () => {
    on()
      .when(add)
      .then({ type: 'ContactAdded', data: { ...entry, name: 'Dora', id: 'id-1' } });
  });
  test('keeps what is not changed', () => {
    on(added)
      .when(edit({ active: false, medical: true, td: true }))
      .then(changed({ active: false, flags: { td: true } }));
    const off = changed({ active: false, flags: { td: true } });
    expect(on(added, off).state.contacts.get('k1')).toEqual({
      ...{ name: 'Dora', phone: reach.phone, active: false },
      ...{ ...none, medical: true, td: true },
    });
  });
  test('has another name and number, unless another desk has given it one since', () => {
    on(added)
      .when(edit({ name: '', phone: '15550000000' }, { name: 'Dora', phone: reach.phone }))
      .then(changed({ name: null, phone: '15550000000' }));
    on(added)
      .when(edit({ name: 'Doris' }, { name: null }))
      .thenRefused('changed');
  });
  test('as wished already stays', () => {
    on(added)
      .when(edit({ active: true, medical: true, td: false }))
      .then();
  });
  test('is removed once, and is not known afterwards', () => {
    const remove: BoardCommand = { type: 'RemoveContact', id: 'k1' };
    const removed: BoardEvent = { type: 'ContactRemoved', data: { id: 'k1' } };
    on(added).when(remove).then(removed);
    for (const command of [remove, edit({ active: false })]) {
      on(added, removed).when(command).thenRefused('not-found', 'Contact not found');
    }
  });
});

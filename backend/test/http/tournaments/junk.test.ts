import { afterAll, beforeAll, describe, test } from 'vitest';
import { tournamentRoutes } from '../../../src/tournaments/index.ts';
import { expectToSurviveJunk } from '../../support/junk.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
  tid = await all.draft();
});
afterAll(() => all.close());

const FIELDS = [
  ...[
    'tid',
    'ptid',
    'ref_id',
    'editor',
    'type',
    'status',
    'value',
    'facility',
    'procedures',
    'num',
    'courts',
  ],
  ...[
    'name',
    'location',
    'start',
    'end',
    'zone',
    'lat',
    'url',
    'certified_amount',
    'referee',
    'version',
    'data',
  ],
  ...['csv', 'description', 'line_coordinator_email', 'numOfReferee'],
];

describe.each(tournamentRoutes.map(({ call }) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_name, call) => {
    test('answers junk with a text, never with a failure of its own', async () => {
      const { server, platform } = all;
      const { cookies } = platform.browser;
      await expectToSurviveJunk({ app: server.app, cookies, call, fields: FIELDS, known: tid });
    });
  },
);

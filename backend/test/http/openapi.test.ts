import type { Call } from '@courtcrew/domain/contract/call.ts';
import { allows, NO_RIGHTS } from '@courtcrew/domain/contract/policies.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { describe } from '../../src/kernel/http/openapi.ts';
import { ALL_CALLS } from '../support/allCalls.ts';

const calls = ALL_CALLS.map(({ call }) => call);
const description = describe(calls, { cookie: 'courtcrew', publicUrl: 'https://crew.example.org' });

it('is a description that a linter finds no fault with, but for slashes that the documents ask for', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(description),
    config: await createConfig({ extends: ['recommended'] }),
  });
  const documented = calls.filter(({ path }) => path.endsWith('/')).length;
  const slashes = problems.filter(({ ruleId }) => ruleId === 'no-path-trailing-slash');
  expect(slashes).toHaveLength(documented);
  expect(problems.filter((problem) => !slashes.includes(problem))).toEqual([]);
});

/** The types an answer may be of, by the address of its call. */
const typesOf = (path: string, method: string): string[] => {
  const { responses } = Object(description.paths[path])[method];
  return Object.keys(responses[200].content);
};

it('names every type of answer that leaves: texts of the documents, calendars and images, too', () => {
  expect(typesOf('/auth/session', 'get')).toEqual(['application/json']);
  expect(typesOf('/auth/forgotPassword', 'post')).toEqual(['text/plain']);
  expect(typesOf('/api/email', 'post')).toEqual(['text/plain', 'application/json']);
  expect(typesOf('/api/courtMonitorNotifyDesk', 'post')).toEqual(['text/plain', 'application/json']);
  expect(typesOf('/api/calendar/{token}', 'get')).toEqual(['text/calendar']);
  expect(typesOf('/api/messaging/opened/{message}', 'get')).toEqual(['image/gif']);
});

const VISITOR = { ref_id: null, platform: false, rights: NO_RIGHTS, subject: null };
const STRANGER = { ...VISITOR, ref_id: 'ann', subject: 'ben' };

/** Statuses of who may not, by what can refuse the call before its handler does. */
const refusalsOf = ({ method, policy }: Call): string[] => [
  ...(allows(policy, VISITOR) ? [] : ['401']),
  // What changes something is not taken from another site's page, whoever is logged in there.
  ...(allows(policy, STRANGER) && method === 'GET' ? [] : ['403']),
];

it('names every refusal of the table of rights, and that of pages of other sites', () => {
  const silent = calls.filter((call) => {
    const { responses } = Object(description.paths[call.path])[call.method.toLowerCase()];
    return refusalsOf(call).some((status) => !(status in responses));
  });
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('names what the server says to any call: that it is too large, of a wrong type, too many, or out of reach', () => {
  const silent = calls.filter(({ path, method }) => {
    const { responses } = Object(description.paths[path])[method.toLowerCase()];
    const own = method === 'GET' ? [] : ['413', '415', '422'];
    return [...own, '429', '503'].some((status) => !(status in responses));
  });
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('names the refusals of a public call that asks for a proof', () => {
  const { responses } = Object(description.paths['/api/answerQuestion/']).put;
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403']));
  expect(Object.keys(Object(description.paths['/api/getCourtNames/{tid}']).get.responses)).not.toContain(
    '401',
  );
});

it('takes the default colour for one: what a pattern leaves to a flag is not in the description', () => {
  const { put } = Object(description.paths['/api/courtColor/']);
  const { pattern } = put.requestBody.content['application/json'].schema.properties.color;
  expect('#009CAE').toMatch(new RegExp(pattern));
});

it('says what each tag is about', () => {
  for (const tag of description.tags) expect(tag).toHaveProperty('description');
});

import { describe, expect, test } from 'vitest';
import { profileBody } from './profileBody.ts';

/** What the body really says, without the fields that stay as they are. */
const said = (body: unknown) => JSON.parse(JSON.stringify(profileBody.parse(body)));

describe('the body of the profile form', () => {
  test('means the same in the documented names and in those of the profile', () => {
    const documented = {
      altAddress: '1 Main St',
      ambassador: true,
      emergencyName: 'Cy',
      emergencyNumber: '+44 20 7946 0000',
      contactForReferee: 'true',
      contactForLine: 0,
      contactForVolunteer: false,
      itfId: 'I-7',
      providerType: 'Officiating',
      utrMemberId: '77',
      masterList: 1,
    };
    const own = {
      alt_address: '1 Main St',
      usap_ambassador: true,
      emergency_name: 'Cy',
      emergency_number: '+44 20 7946 0000',
      referee: true,
      line_judge: false,
      volunteer: false,
      itf_id: 'I-7',
      provider_type: 'Officiating',
      utr_member_id: '77',
      utr_master_list: true,
    };
    expect(said(documented)).toEqual(said(own));
    expect(said(own).choices).toEqual({
      provider_type: 'Officiating',
      usap_ambassador: true,
      referee: true,
      line_judge: false,
      volunteer: false,
      utr_master_list: true,
    });
  });

  test('keeps the digits of a phone', () =>
    expect(said({ phone: '(801) 555-0100', alt_phone: '' }).details).toEqual({
      phone: '8015550100',
      alt_phone: null,
    }));

  test('empties a field by empty text or null, and leaves what it does not name', () =>
    expect(said({ city: '', altAddress: null, shirt: '', credentials: '' })).toEqual({
      details: { city: null, alt_address: null },
      choices: { shirt: null },
    }));

  test('knows no e-mail: it cannot be changed', () =>
    expect(said({ email: 'new@example.org' })).toEqual({ details: {}, choices: {} }));

  test.each([
    { credentials: 'Level 9' },
    { shirt: 'XS' },
    { first: ['a'] },
    { first: 'a\u0000' },
    { newsletter: 'perhaps' },
    { city: 'x'.repeat(101) },
    { phone: 8015550100 },
  ])('refuses %j', (body) => expect(profileBody.safeParse(body).success).toBe(false));
});

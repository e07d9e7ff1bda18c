import { personAggregate } from '@courtcrew/backend/accounts/index.ts';
import { inOrder } from '@courtcrew/backend/kernel/platform/inOrder.ts';
import {
  CHAIR_CERTIFICATIONS,
  type Choices,
  CREDENTIALS,
  DEMO_PASSWORD,
  type Details,
  type ProviderType,
  SHIRTS,
} from '@courtcrew/domain/accounts/index.ts';
import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { type Cast, castFrom, type DemoPerson, HEADCOUNT, type Trade, tradeOf } from './cast.ts';
import { AT_ONCE, type Demo, ownDoing } from './demo.ts';
import { somebody } from './names.ts';

/** Everybody's, so that one hash does for all. */
export { DEMO_PASSWORD };

const HOMES = [
  { address: '12 Baseline Road', city: 'Delray Beach', state: 'FL', zip: '33444' },
  { address: '480 Net Cord Lane', city: 'Austin', state: 'TX', zip: '78702' },
  { address: '7 Kitchen Line Court', city: 'Naples', state: 'FL', zip: '34102' },
  { address: '2210 Tiebreak Avenue', city: 'Mason', state: 'OH', zip: '45040' },
  { address: '35 Drop Shot Street', city: 'Indian Wells', state: 'CA', zip: '92210' },
  { address: '904 Advantage Way', city: 'Charleston', state: 'SC', zip: '29492' },
];

const PROVIDERS: Readonly<Record<Trade, ProviderType>> = {
  referees: 'Officiating',
  chairs: 'Officiating',
  trainers: 'Athletic Trainer',
  volunteers: 'Volunteer',
};

const turn = <Value>(values: readonly [Value, ...Value[]], number: number): Value =>
  values[number % values.length] ?? values[0];

function choicesOf(number: number): Choices {
  const provider_type = PROVIDERS[tradeOf(number)];
  const officiates = provider_type === 'Officiating';
  const credentials = officiates ? turn(CREDENTIALS, number) : 'Not Rated';
  return {
    credentials,
    credentials_verified: credentials !== 'Not Rated' && number % 5 !== 0,
    chair_certification: officiates ? turn(CHAIR_CERTIFICATIONS, number) : null,
    provider_type,
    shirt: turn(SHIRTS, number),
    shirt2: null,
    usap_ambassador: number % 11 === 0,
    referee: officiates,
    line_judge: provider_type === 'Athletic Trainer',
    volunteer: provider_type === 'Volunteer',
    newsletter: number % 3 === 0,
    texts_stopped: number % 41 === 0,
    read_receipts: number % 4 === 0,
    signup_letters: true,
    reminders: true,
    reminder_texts: number % 7 === 0,
    home_zone: null,
    utr_master_list: officiates,
  };
}

/** What people fill in when they first see their profile. */
const profileOf = (number: number): Partial<Details> => ({
  ...HOMES[number % HOMES.length],
  emergency_name: fullName({ first: somebody(number + HEADCOUNT).first, last: somebody(number).last }),
  emergency_number: somebody(number + HEADCOUNT).phone,
});

/** Registers the person and fills in the profile, both as they would themselves some weeks ago. */
async function join(demo: Demo, number: number, password_hash: string): Promise<DemoPerson> {
  const key = `person/${number}`;
  const { first, last, email, phone } = somebody(number);
  const at = demo.daysBefore(90 - (number % 40), number);
  const ref_id = demo.request(key, { by: SYSTEM, at }).newId('person');
  const choices = choicesOf(number);
  const person = {
    number,
    ref_id,
    name: fullName({ first, last }),
    email,
    phone,
    credentials: choices.credentials,
  };
  const claim = await demo.accounts.emails.take(email, ref_id);
  // Somebody real has the address: they stay as they are and work in the demo.
  if (!claim.taken) return { ...person, ref_id: claim.holder };
  const itself = ownDoing(ref_id, at);
  await demo.send(key, itself, personAggregate, ref_id, {
    type: 'Register',
    ref_id,
    details: { first, last, email, phone, alt_phone: null },
    choices,
    password_hash,
    source: null,
  });
  const edit = { type: 'EditProfile', details: profileOf(number), choices: {}, fresh: true } as const;
  await demo.send(`${key}/profile`, itself, personAggregate, ref_id, edit);
  return person;
}

/** Registers everybody of the demo; nobody twice. The person numbered 0 becomes a platform admin. */
export async function registerCast(demo: Demo): Promise<Cast> {
  const password_hash = await demo.accounts.identity.passwords.hash(DEMO_PASSWORD);
  const numbers = Array.from({ length: HEADCOUNT }, (_, number) => number);
  const cast = castFrom(await inOrder(numbers, AT_ONCE, (number) => join(demo, number, password_hash)));
  const { ref_id } = cast.staff.platform;
  const bySystem = { by: SYSTEM, at: demo.daysBefore(89) };
  await demo.send('platform-admin', bySystem, personAggregate, ref_id, { type: 'GrantPlatformAdmin' });
  return cast;
}

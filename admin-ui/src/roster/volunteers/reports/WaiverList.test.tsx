// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { WaiverList } from './WaiverList.tsx';

const SIGNED = '2027-03-01T12:00:00.000Z';

const row = (first: string, signed: object | null) => ({
  ref_id: first,
  first,
  last: 'Lee',
  name: `${first} Lee`,
  signature: signed && `${first} Lee`,
  signature_date: signed && SIGNED,
  version: null,
  digest: null,
  counts: false,
  ...signed,
});

const LIST = [
  row('Ana', { version: 2, digest: 'b', counts: true }),
  row('Ben', { version: 1, digest: 'a' }),
  row('Cyd', {}),
  row('Dan', null),
];
const text = (version: number, words: string) => ({
  version,
  text: words,
  digest: `${version}`,
  since: SIGNED,
  counts: version === 2,
});
const TEXTS = [text(2, 'I take great care.'), text(1, 'I take care.')];

it('says which text each has signed, opens it, and whose signature counts no more', async () => {
  drawInTournament(<WaiverList />, (url) =>
    url === '/api/volunteer/getVolunteerWaiverTexts' ? { texts: TEXTS, signatures: 1 } : LIST,
  );
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  (await rowOf('Ana Lee')).getByRole('button', { name: 'Version 2' });
  screen.getByText('1 of 4 have signed');
  (await rowOf('Cyd Lee')).getByText('Text not recorded');
  (await rowOf('Dan Lee')).getByText('Not signed');
  const old = await rowOf('Ben Lee');
  old.getByText('Must sign again');
  await userEvent.click(old.getByRole('button', { name: 'Version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Waiver, version 1' }));
  await dialog.findByText('I take care.');
  expect(dialog.queryByText('I take great care.')).toBeNull();
});

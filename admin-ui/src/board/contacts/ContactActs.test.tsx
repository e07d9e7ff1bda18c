// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { typedWhenRowLeft } from '../../shell/testing/inList.tsx';
import { ContactActs } from './ContactActs.tsx';
import type { Contact } from './contacts.ts';

it('keeps the form of a contact whose row leaves the list, with what was typed in it', async () => {
  const doc = { id: 't1~c', name: 'Doc', phone: '8015550100' } as Contact;
  expect(await typedWhenRowLeft(<ContactActs of={doc} />, 'Edit: Doc', /^Name/)).toBe('7');
});

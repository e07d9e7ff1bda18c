import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import Link from '@mui/material/Link';
import { levelText } from '../../kit/levelText.ts';
import { text } from '../../kit/table/columns.ts';
import type { DeskSay } from '../words.ts';

/** Set in lists that the server sorts, which it does not by these columns. */
interface Listed {
  readonly unsorted?: true;
}

interface Rated {
  readonly credentials: string;
  readonly credentials_verified?: boolean;
}

/** Credentials: a badge on the screen, a word in files. */
export const credentialsColumn = (d: DeskSay, listed: Listed = {}): Column<Rated> =>
  text('credentials', d('column.credentials'), ({ credentials }) => levelText(credentials, d), {
    ...listed,
    cell: ({ credentials, credentials_verified: verified }) => (
      <CredentialBadge credentials={credentials} verified={verified} screen="management" />
    ),
  });

export const phoneColumn = <Field extends 'phone' | 'alt_phone'>(
  key: Field,
  label: string,
  listed: Listed = {},
): Column<Readonly<Record<Field, string | null>>> =>
  text(key, label, (row) => row[key], { ...listed, cell: (row) => <PhoneLink number={row[key]} /> });

export const emailColumn = (d: DeskSay, listed: Listed = {}): Column<{ readonly email: string | null }> =>
  text('email', d('staff.email'), ({ email }) => email, {
    ...listed,
    cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
  });

interface Address {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** `1 Main St, Provo, UT 84604` */
export const addressColumn = (d: DeskSay): Column<Address> =>
  text('address', d('contact.address'), ({ address, city, state, zip }) =>
    [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  );

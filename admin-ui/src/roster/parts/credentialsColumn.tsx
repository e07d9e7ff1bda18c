import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import type { Level } from '@courtcrew/ui-kit/badges/levels.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import type { RaRecord } from 'react-admin';
import { levelText } from '../../kit/levelText.ts';

interface Credentialed extends RaRecord {
  readonly credentials: string;
  readonly credentials_verified?: boolean;
}

type Say = (word: Level['word'] | 'column.credentials') => string;

/** Credentials: a badge in the list, a word in the file. */
export const credentialsColumn = <Row extends Credentialed>(say: Say): Column<Row> => ({
  key: 'credentials',
  label: say('column.credentials'),
  value: ({ credentials }) => levelText(credentials, say),
  cell: ({ credentials, credentials_verified }) => (
    <CredentialBadge credentials={credentials} verified={credentials_verified} screen="management" />
  ),
  unsorted: true,
});

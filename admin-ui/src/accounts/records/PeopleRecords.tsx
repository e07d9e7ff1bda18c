import { CREDENTIALS, PROVIDER_TYPES } from '@courtcrew/domain/accounts/choices.ts';
import type { PersonRecord } from '@courtcrew/domain/accounts/rest.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { levelText } from '../../kit/levelText.ts';
import { useInstant } from '../../kit/page/useInstant.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import type { ListFilter } from '../../kit/rest/list/ListFilters.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { useAccountWords } from '../words.ts';

const BY_NAME = { field: 'last', order: 'ASC' } as const;

export function PeopleRecords() {
  const w = useAccountWords();
  const add = (
    <Button component={AppAnchor} to="/admin/resources/people/create" variant="contained" startIcon={<Add />}>
      {w('people.add')}
    </Button>
  );
  return (
    <ResourceList<PersonRecord>
      resource="people"
      caption={w('people.list')}
      header={<PageHeader title={w('people.list')} actions={add} />}
      columns={useColumns()}
      filters={useFilters()}
      sort={BY_NAME}
      bulk={
        <>
          <BulkButton label={w('field.utr_master_list')} data={{ utr_master_list: true }} />
          <BulkButton label={w('field.credentials_verified')} data={{ credentials_verified: true }} />
        </>
      }
      rowClick="edit"
      empty={<EmptyState title={w('people.none')} action={add} />}
      file="people"
    />
  );
}

function useFilters(): readonly ListFilter[] {
  const w = useAccountWords();
  const nameOf = useChoiceName();
  const named = (values: readonly string[]) => values.map((value) => [value, nameOf(value)] as const);
  return [
    { kind: 'search', source: 'q', label: w('filter.search') },
    { kind: 'choice', source: 'credentials', label: w('field.credentials'), options: named(CREDENTIALS) },
    {
      kind: 'choice',
      source: 'provider_type',
      label: w('field.provider_type'),
      options: named(PROVIDER_TYPES),
    },
    { kind: 'flag', source: 'utr_master_list', label: w('field.utr_master_list') },
    { kind: 'flag', source: 'login', label: w('field.login') },
    { kind: 'flag', source: 'platform_admin', label: w('field.platform_admin') },
  ];
}

/** Hidden by default, always exported. */
const SELDOM = ['alt_phone', 'provider_type', 'address', 'zip', 'itf_id', 'utr_member_id'] as const;

function useColumns(): readonly Column<PersonRecord>[] {
  const w = useAccountWords();
  const instant = useInstant();
  return [
    { key: 'last', label: w('field.last'), cell: ({ first, last }) => last || first, primary: true },
    { key: 'first', label: w('field.first') },
    {
      key: 'credentials',
      label: w('field.credentials'),
      value: ({ credentials }) => levelText(credentials, w),
      cell: ({ credentials, credentials_verified }) => (
        <CredentialBadge credentials={credentials} screen="management" verified={credentials_verified} />
      ),
    },
    { key: 'email', label: w('field.email') },
    { key: 'phone', label: w('field.phone'), unsorted: true },
    { key: 'city', label: w('field.city') },
    { key: 'state', label: w('field.state') },
    {
      key: 'registered_at',
      label: w('field.registered_at'),
      value: ({ registered_at }) => instant(registered_at),
    },
    ...SELDOM.map((key) => ({ key, label: w(`field.${key}`), unsorted: true, hidden: true })),
  ];
}

import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getRefereeContactInfo } from '@courtcrew/domain/roster/contract.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { type CsvColumn, saveCsv } from '@courtcrew/ui-kit/page/csv.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { sorted } from '../../kit/desk/sorting.ts';
import { type DeskSay, useDeskWords } from '../words.ts';

type Contact = AnswerOf<typeof getRefereeContactInfo>[number];

const FILTER = { q: '', sort: 'name', down: false };

const values = {
  name: ({ last, first }: Contact) => `${last} ${first}`,
  credentials: ({ credentials }: Contact) => credentials,
  email: ({ email }: Contact) => email,
  shifts: ({ count }: Contact) => count,
};

const addressOf = ({ address, city, state, zip }: Contact): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const phoneOf = ({ cell_phone, phone }: Contact): string | null => cell_phone ?? phone;

const csvColumns = (d: DeskSay): readonly CsvColumn<Contact>[] => [
  { label: d('staff.last'), value: ({ last }) => last },
  { label: d('staff.first'), value: ({ first }) => first },
  { label: d('column.credentials'), value: ({ credentials }) => credentials },
  { label: d('contact.phone'), value: phoneOf },
  { label: d('contact.email'), value: ({ email }) => email },
  { label: d('contact.address'), value: addressOf },
  { label: d('contact.shirt'), value: ({ shirt, shirt2 }) => shirt ?? shirt2 },
  { label: d('column.shifts'), value: ({ count }) => count },
];

/** How to reach the officials; printed, or taken along as a file. */
export function ContactReport() {
  const d = useDeskWords();
  const { tid, name } = useDesk();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const contacts = useCall(getRefereeContactInfo, { params: { tid } });
  const search = filter.q.trim().toLowerCase();
  const sort = { by: filter.sort, descending: filter.down };
  const shown = sorted(
    (contacts.data ?? []).filter((one) =>
      `${one.name} ${one.email} ${addressOf(one)}`.toLowerCase().includes(search),
    ),
    sort,
    values,
  );
  return (
    <>
      <DeskHeader
        title={d('staff.contactReport')}
        actions={
          <>
            <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
              {d('action.print')}
            </Button>
            <Button
              variant="contained"
              startIcon={<Download />}
              disabled={shown.length === 0}
              onClick={() => saveCsv(`${name} contacts`, csvColumns(d), shown)}
            >
              {d('contact.export')}
            </Button>
          </>
        }
      />
      <Toolbar search={filter.q} onSearch={(q) => set({ q })} onClear={active ? clear : undefined} />
      <Answered
        of={contacts}
        loading={<Loading shape="table" count={10} />}
        empty={<EmptyState title={d('staff.noStaff')} text={d('staff.noStaffHelp')} />}
      >
        {() => (
          <ResponsiveTable
            caption={d('staff.contactReport')}
            rows={shown}
            rowKey={({ ref_id }) => ref_id}
            sort={sort}
            onSort={({ by, descending }) => set({ sort: by, down: descending })}
            columns={[
              { id: 'name', label: d('column.name'), primary: true, sortable: true, cell: (row) => row.name },
              {
                id: 'credentials',
                label: d('column.credentials'),
                sortable: true,
                cell: (row) => (
                  <CredentialBadge
                    credentials={row.credentials}
                    verified={row.credentials_verified}
                    screen="management"
                  />
                ),
              },
              {
                id: 'phone',
                label: d('contact.phone'),
                cell: (row) => {
                  if (!row.contact_open) return d('staff.contactLater');
                  const phone = phoneOf(row);
                  return phone && <Link href={`tel:${phone}`}>{phone}</Link>;
                },
              },
              {
                id: 'email',
                label: d('contact.email'),
                sortable: true,
                cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
              },
              { id: 'address', label: d('contact.address'), cell: addressOf },
              { id: 'shirt', label: d('contact.shirt'), cell: ({ shirt, shirt2 }) => shirt ?? shirt2 },
              {
                id: 'shifts',
                label: d('column.shifts'),
                align: 'right',
                sortable: true,
                cell: ({ count }) => count,
              },
            ]}
          />
        )}
      </Answered>
    </>
  );
}

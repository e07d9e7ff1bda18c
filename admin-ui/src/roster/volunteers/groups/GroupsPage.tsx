import { getVolunteerGroups } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { GroupDesk } from './GroupDesk.tsx';
import { GroupForm } from './GroupForm.tsx';
import type { Group } from './lines.ts';

/** Named, coloured groups of volunteers. */
export function GroupsPage() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const groups = useCall(getVolunteerGroups, { params: { tid } });
  const [form, setForm] = useState<{ readonly group: Group | null } | null>(null);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setForm({ group: null })}>
      {v('groups.add')}
    </Button>
  );
  return (
    <>
      <VolunteerHeader title={v('staff.volunteerGroups')} actions={groups.data?.length ? add : undefined} />
      <Answered
        of={groups}
        loading="list"
        rows={10}
        empty={<EmptyState title={v('groups.none')} text={v('groups.noneHelp')} action={add} />}
      >
        {(rows) => <GroupDesk groups={rows} onEdit={(group) => setForm({ group })} />}
      </Answered>
      {form && <GroupForm group={form.group} onClose={() => setForm(null)} />}
    </>
  );
}

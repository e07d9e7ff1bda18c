import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import {
  approveReferee,
  getApprovalRequests,
  getApprovedReferees,
  removeRefereeFromApprovedList,
} from '@courtcrew/domain/roster/contract.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { fullName } from '../schedule/lines.ts';
import { type DeskKey, useDeskWords } from '../words.ts';

type Request = AnswerOf<typeof getApprovalRequests>[number];
type Response = Request['response'];

const RESPONSES: Readonly<Record<Response, { tone: Tone; word: DeskKey }>> = {
  'Awaiting Response': { tone: 'secondary', word: 'staff.awaiting' },
  Approved: { tone: 'success', word: 'staff.approved' },
  Denied: { tone: 'error', word: 'staff.denied' },
};

/** Referees who asked to work here, and the answer the desk gives them. */
export function ApprovalRequests() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const requests = useCall(getApprovalRequests, { params: { tid } });
  return (
    <Answered
      of={requests}
      loading={<Loading shape="table" />}
      empty={<EmptyState title={d('staff.noRequests')} text={d('staff.noRequestsHelp')} />}
    >
      {(rows) => <ApprovalTable rows={rows} />}
    </Answered>
  );
}

/** Everybody who may work here. */
export function ApprovedList() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const approved = useCall(getApprovedReferees, { params: { tid } });
  return (
    <Answered
      of={approved}
      loading={<Loading shape="table" />}
      empty={<EmptyState title={d('staff.noApproved')} text={d('staff.noRequestsHelp')} />}
    >
      {(rows) => <ApprovalTable rows={rows} />}
    </Answered>
  );
}

interface Verdict {
  readonly who: Request;
  readonly approve: boolean;
}

function ApprovalTable({ rows }: { rows: readonly Request[] }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { tid, time_zone } = useDesk();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const approve = useCommand(approveReferee, { quiet: true, done: d('staff.approved') });
  const deny = useCommand(removeRefereeFromApprovedList, { quiet: true, done: d('staff.denied') });
  const time = (iso: string | null) => (iso === null ? '-' : moment(iso, time_zone, language));
  const name = verdict ? fullName(verdict.who) : '';
  return (
    <>
      <ResponsiveTable
        caption={d('staff.requests')}
        rows={rows}
        rowKey={({ ref_id }) => ref_id}
        mark={({ response }) => response}
        actions={(who) => (
          <>
            {who.referee_approved !== true && (
              <Button
                variant="contained"
                onClick={() => setVerdict({ who, approve: true })}
                sx={{ mr: { sm: 1 } }}
              >
                {d('staff.approve')}
              </Button>
            )}
            {who.referee_approved !== false && (
              <Button variant="outlined" color="error" onClick={() => setVerdict({ who, approve: false })}>
                {d(who.referee_approved ? 'staff.revoke' : 'staff.deny')}
              </Button>
            )}
          </>
        )}
        columns={[
          { id: 'name', label: d('column.name'), primary: true, cell: fullName },
          {
            id: 'credentials',
            label: d('column.credentials'),
            cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
          },
          { id: 'phone', label: d('staff.phone'), cell: ({ phone }) => phone },
          { id: 'email', label: d('staff.email'), cell: ({ email }) => email },
          { id: 'asked', label: d('staff.requested'), cell: ({ request_time }) => time(request_time) },
          {
            id: 'response',
            label: d('staff.response'),
            cell: ({ response, approved_time }) => (
              <>
                <Badge tone={RESPONSES[response].tone}>{d(RESPONSES[response].word)}</Badge>
                {approved_time && (
                  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{time(approved_time)}</Box>
                )}
              </>
            ),
          },
          { id: 'note', label: d('staff.note'), cell: ({ referee_request_note }) => referee_request_note },
        ]}
      />
      {verdict && (
        <FormDialog
          open
          title={d(verdict.approve ? 'staff.approveTitle' : 'staff.denyTitle', { name })}
          action={d(verdict.approve ? 'staff.approve' : 'staff.deny')}
          defaults={{ note: '' }}
          onSubmit={({ note }: { note: string }) =>
            (verdict.approve ? approve : deny).mutateAsync({
              params: { tid },
              body: { ref_id: verdict.who.ref_id, note: note.trim() || null },
            })
          }
          onClose={() => setVerdict(null)}
        >
          <Box>{d('staff.mailed', { name })}</Box>
          <FormText
            name="note"
            label={d('staff.note')}
            hint={d('staff.noteHelp')}
            multiline
            minRows={2}
            autoFocus
            inputProps={{ maxLength: 500 }}
          />
        </FormDialog>
      )}
    </>
  );
}

import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament, lines, message } from '../../contract/fields.ts';
import { approvalRequest } from '../shapes.ts';
import { unread } from './places.ts';

const { get, put } = callsOf('roster');
const atDesk = { policy: 'desk', ...inTournament } as const;
const verdict = z.object({ ref_id: id, note: lines(500).nullish(), author: unread });

export const getApprovalRequests = get('/api/getApprovalRequests/{tid}', {
  ...atDesk,
  summary: 'Referees who asked to work here, answered or not',
  answer: z.array(approvalRequest),
});

export const getApprovedReferees = get('/api/getApprovedReferees/{tid}', {
  ...atDesk,
  summary: 'Referees approved for the tournament',
  answer: z.array(approvalRequest),
});

export const approveReferee = put('/api/approveReferee/{tid}', {
  ...atDesk,
  summary: 'Approve a referee, who is told by mail',
  body: verdict,
  answer: message,
});

export const removeRefereeFromApprovedList = put('/api/removeRefereeFromApprovedList/{tid}', {
  ...atDesk,
  summary: 'Deny a referee or take the approval back; the referee is told by mail',
  body: verdict,
  answer: message,
});

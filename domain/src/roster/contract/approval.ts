import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { id, lines, message } from '../../contract/fields.ts';
import { approvalRequest } from '../shapes.ts';
import { ofTournament, unread } from './places.ts';

const area = 'roster';
const atDesk = { area, policy: 'desk', scope: { tid: 'params.tid' }, params: ofTournament } as const;
const verdict = z.object({ ref_id: id, note: lines(500).nullish(), author: unread });

export const getApprovalRequests = call({
  ...atDesk,
  method: 'GET',
  path: '/api/getApprovalRequests/{tid}',
  summary: 'Referees who asked to work here, answered or not',
  answer: z.array(approvalRequest),
});

export const getApprovedReferees = call({
  ...atDesk,
  method: 'GET',
  path: '/api/getApprovedReferees/{tid}',
  summary: 'Referees approved for the tournament',
  answer: z.array(approvalRequest),
});

export const approveReferee = call({
  ...atDesk,
  method: 'PUT',
  path: '/api/approveReferee/{tid}',
  summary: 'Approve a referee, who is told by mail',
  body: verdict,
  answer: message,
});

export const removeRefereeFromApprovedList = call({
  ...atDesk,
  method: 'PUT',
  path: '/api/removeRefereeFromApprovedList/{tid}',
  summary: 'Deny a referee or take the approval back; the referee is told by mail',
  body: verdict,
  answer: message,
});

import { type EventOf, type EventsOf, event } from '../kernel/event.ts';
import type { AdminType, Section, Status } from './choices.ts';
import type { TournamentFields } from './fields.ts';

export interface AdminAccess {
  readonly admin_type: AdminType;
  readonly referee: boolean;
  readonly line: boolean;
  readonly volunteer: boolean;
  /** These two are absent where they never were set. */
  readonly auditor?: boolean;
  readonly treasurer?: boolean;
}

export interface Court {
  /** What people call it, at most four characters. */
  readonly name: string;
  /** 1 to n, never given again: what matches and monitors point to, whatever the court is called. */
  readonly order: number;
  readonly description: string;
  readonly color: string;
  /** The desk's; absent where there never was one. */
  readonly note?: string;
}

/** What happens to one tournament; its id is the stream's. */
export const tournamentEvents = {
  TournamentAdded: event<{ readonly fields: TournamentFields }>('Tournament added'),
  /** Holds only the fields that are different now. */
  TournamentEdited: event<{
    readonly changes: Partial<TournamentFields>;
    /** The place as people knew it, where that is another one now. */
    readonly before?: Pick<TournamentFields, 'location'>;
  }>('Tournament changed'),
  StatusChanged: event<{ readonly from: Status; readonly to: Status }>('Status changed'),
  ProceduresUpdated: event<{ readonly procedures: string }>('Procedures changed'),
  AdminAdded: event<AdminAccess & { readonly ref_id: string }>('Made an admin', { security: 'admin-added' }),
  /** Holds the whole new access. */
  AdminAccessChanged: event<AdminAccess & { readonly ref_id: string }>('Rights changed', {
    security: 'admin-changed',
  }),
  AdminRemoved: event<{ readonly ref_id: string }>('No admin any more', { security: 'admin-removed' }),
  CourtsAdded: event<{ readonly courts: readonly Court[]; readonly total: number }>('Courts added'),
  CourtNamed: event<Pick<Court, 'order' | 'name'>>('Court renamed'),
  CourtDescribed: event<Pick<Court, 'order' | 'description'>>('Court described'),
  /** What the desk should know of the court, such as a torn net; empty for nothing. Nobody else reads it. */
  CourtNoted: event<{ readonly order: number; readonly note: string }>('Note on a court'),
  CourtColored: event<Pick<Court, 'order' | 'color'>>('Court colored'),
  MergedToParent: event<{ readonly ptid: string }>('Merged into another tournament'),
  /** Signatures of versions of the volunteers' waiver before this one do not count any more. */
  SignaturesVoided: event<{ readonly version: number }>('Waiver to be signed again'),
  InvoicedToggled: event<{ readonly invoiced: boolean }>('Marked or unmarked as invoiced'),
  /**
   * Whom applicants write to. A name, an address and a number are somebody's: sealed under `owner`, the account
   * with that e-mail address where there is one, else whoever entered them. They read as null once the owner is
   * forgotten.
   */
  CoordinatorSet: event<{
    readonly section: Section;
    readonly owner: string;
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  }>('Coordinator set', { sealed: { owner: ['name', 'email', 'phone'] } }),
  /** The owner was forgotten: no read model may show the contact any longer. */
  CoordinatorForgotten: event<{ readonly section: Section }>('Personal data erased'),
};

export type TournamentEvent = EventsOf<typeof tournamentEvents>;
export type AdminAdded = EventOf<TournamentEvent, 'AdminAdded'>;
export type AdminAccessChanged = EventOf<TournamentEvent, 'AdminAccessChanged'>;
export type CourtsAdded = EventOf<TournamentEvent, 'CourtsAdded'>;
export type CoordinatorSet = EventOf<TournamentEvent, 'CoordinatorSet'>;

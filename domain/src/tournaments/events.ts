import type { DomainEvent } from '../kernel/event.ts';
import { sealsOf } from '../kernel/seal.ts';
import type { AdminType, Section, Status } from './choices.ts';
import type { TournamentFields } from './fields.ts';

/** What happens to one tournament; its id is the stream's. */

export interface AdminAccess {
  readonly admin_type: AdminType;
  readonly referee: boolean;
  readonly line: boolean;
  readonly volunteer: boolean;
}

export interface Court {
  /** What people call it, at most four characters. */
  readonly name: string;
  /** 1 to n, never given again: what matches and monitors point to, whatever the court is called. */
  readonly order: number;
  readonly description: string;
  readonly color: string;
}

export type TournamentAdded = DomainEvent<'TournamentAdded', { readonly fields: TournamentFields }>;

/** Holds only the fields that are different now. */
export type TournamentEdited = DomainEvent<
  'TournamentEdited',
  { readonly changes: Partial<TournamentFields> }
>;

export type StatusChanged = DomainEvent<'StatusChanged', { readonly from: Status; readonly to: Status }>;

export type ProceduresUpdated = DomainEvent<'ProceduresUpdated', { readonly procedures: string }>;

export type AdminAdded = DomainEvent<'AdminAdded', AdminAccess & { readonly ref_id: string }>;

/** Holds the whole new access. */
export type AdminAccessChanged = DomainEvent<'AdminAccessChanged', AdminAccess & { readonly ref_id: string }>;

export type AdminRemoved = DomainEvent<'AdminRemoved', { readonly ref_id: string }>;

export type CourtsAdded = DomainEvent<
  'CourtsAdded',
  { readonly courts: readonly Court[]; readonly total: number }
>;

export type CourtNamed = DomainEvent<'CourtNamed', Pick<Court, 'order' | 'name'>>;

export type CourtDescribed = DomainEvent<'CourtDescribed', Pick<Court, 'order' | 'description'>>;

export type CourtColored = DomainEvent<'CourtColored', Pick<Court, 'order' | 'color'>>;

export type MergedToParent = DomainEvent<'MergedToParent', { readonly ptid: string }>;

export type InvoicedToggled = DomainEvent<'InvoicedToggled', { readonly invoiced: boolean }>;

/**
 * Whom applicants write to. A name, an address and a number are somebody's: sealed under `owner`, the account
 * with that e-mail address where there is one, else whoever entered them. They read as null once the owner is
 * forgotten.
 */
export type CoordinatorSet = DomainEvent<
  'CoordinatorSet',
  {
    readonly section: Section;
    readonly owner: string;
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  }
>;

/** The owner was forgotten: no read model may show the contact any longer. */
export type CoordinatorForgotten = DomainEvent<'CoordinatorForgotten', { readonly section: Section }>;

export type TournamentEvent =
  | TournamentAdded
  | TournamentEdited
  | StatusChanged
  | ProceduresUpdated
  | AdminAdded
  | AdminAccessChanged
  | AdminRemoved
  | CourtsAdded
  | CourtNamed
  | CourtDescribed
  | CourtColored
  | MergedToParent
  | InvoicedToggled
  | CoordinatorSet
  | CoordinatorForgotten;

export const tournamentSeals = sealsOf<TournamentEvent>()({
  CoordinatorSet: [{ owner: 'owner', fields: ['name', 'email', 'phone'] }],
});

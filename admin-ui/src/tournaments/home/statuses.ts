import type { Status } from '@courtcrew/domain/tournaments/choices.ts';
import type { SetupKey } from '../words.ts';

export interface StatusStep {
  readonly status: Status;
  readonly text: SetupKey;
  readonly ask: SetupKey;
  readonly askText: SetupKey;
  readonly action: SetupKey;
}

/** Statuses in their usual order; a master may go from any to any. */
export const STATUS_STEPS: readonly StatusStep[] = [
  {
    status: 'draft',
    text: 'status.draftText',
    ask: 'status.askDraft',
    askText: 'status.askDraftText',
    action: 'status.doDraft',
  },
  {
    status: 'Advertise Only',
    text: 'status.advertiseText',
    ask: 'status.askAdvertise',
    askText: 'status.askAdvertiseText',
    action: 'status.doAdvertise',
  },
  {
    status: 'active',
    text: 'status.activeText',
    ask: 'status.askActive',
    askText: 'status.askActiveText',
    action: 'status.doActive',
  },
  {
    status: 'published',
    text: 'status.publishedText',
    ask: 'status.askPublished',
    askText: 'status.askPublishedText',
    action: 'status.doPublished',
  },
  {
    status: 'archive',
    text: 'status.archivedText',
    ask: 'status.askArchive',
    askText: 'status.askArchiveText',
    action: 'status.doArchive',
  },
];

/** `archive` and `archived` are one state. */
export const isStatus = (step: Status, status: string): boolean =>
  step === status || (step === 'archive' && status === 'archived');

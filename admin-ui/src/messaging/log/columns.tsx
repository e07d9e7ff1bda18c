import { isTimeZone } from '@courtcrew/domain/kernel/time.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { datedMoment, ownZone, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import type { ListFilter } from '../../kit/rest/list/ListFilters.tsx';
import { useTournament } from '../../shell/tournament.tsx';
import { useMessagingWords } from '../words.ts';
import {
  type EmailLine,
  headOf,
  type Message,
  previewOf,
  type Sent,
  type SentState,
  STATES,
  stateOf,
  type TextLine,
} from './sent.ts';

const TONES: Readonly<Record<SentState, Tone>> = {
  local: 'plain',
  queued: 'info',
  sending: 'info',
  sent: 'info',
  delivered: 'success',
  viewed: 'success',
  bounced: 'error',
  failed: 'error',
  stopped: 'plain',
  unknown: 'warning',
};

export function StateBadge({ of }: { readonly of: Sent }) {
  const m = useMessagingWords();
  const state = stateOf(of);
  return <Badge tone={TONES[state]}>{m(`state.${state}`)}</Badge>;
}

const useVenueZone = () => useTournament().tournament?.time_zone;

/** By the clock of the chosen tournament, else of the reader. */
export function useWhen(): (sent: Sent) => string {
  const { language } = useSpeech();
  const zone = useVenueZone() ?? ownZone();
  return ({ time }) => `${datedMoment(time, zone, language)} ${zoneName(time, zone, language)}`;
}

function useChannels() {
  const m = useMessagingWords();
  return { mail: m('template.email'), text: m('template.text') } as const;
}

/** `field` holds what became of a message. */
export function useSentFilters(field: 'state' | 'status'): readonly ListFilter[] {
  const m = useMessagingWords();
  const zone = useVenueZone();
  const channels = Object.entries(useChannels());
  return [
    { kind: 'search', source: 'q', label: m('log.search') },
    {
      kind: 'choice',
      source: field,
      label: m('log.state'),
      options: STATES[field].map((state) => [state, m(`state.${state}`)] as const),
    },
    ...(field === 'status'
      ? [{ kind: 'choice', source: 'channel', label: m('log.channel'), options: channels } as const]
      : []),
    ...(zone && isTimeZone(zone)
      ? [{ kind: 'day', source: 'time', label: m('log.time'), zone } as const]
      : []),
  ];
}

const UNSORTED = { unsorted: true } as const;

function useSharedColumns() {
  const m = useMessagingWords();
  return {
    time: { key: 'time', label: m('log.time'), value: useWhen() },
    name: { key: 'name', label: m('log.name') },
    author: { key: 'author', label: m('log.author'), ...UNSORTED },
    state: {
      key: 'state',
      label: m('log.state'),
      value: (sent: Sent) => m(`state.${stateOf(sent)}`),
      cell: (sent: Sent) => <StateBadge of={sent} />,
      ...UNSORTED,
    },
    saved: {
      key: 'saved',
      label: m('log.saved'),
      value: ({ saved }: EmailLine | TextLine) => m(saved ? 'log.yes' : 'log.no'),
      ...UNSORTED,
    },
    error: { key: 'error', label: m('log.error'), ...UNSORTED, hidden: true },
  } as const;
}

export function useEmailColumns(): readonly Column<EmailLine>[] {
  const m = useMessagingWords();
  const { time, name, author, state, saved, error } = useSharedColumns();
  const yes = (is: boolean) => m(is ? 'log.yes' : 'log.no');
  return [
    time,
    name,
    author,
    { key: 'subject', label: m('template.subject'), primary: true, ...UNSORTED },
    { key: 'body', label: m('template.body'), value: ({ body }) => previewOf(body), ...UNSORTED },
    { key: 'delivered', label: m('log.delivered'), value: (row) => yes(row.delivered), ...UNSORTED },
    { key: 'viewed', label: m('log.viewed'), value: ({ viewed }) => yes(viewed), ...UNSORTED },
    state,
    saved,
    error,
  ];
}

export function useTextColumns(): readonly Column<TextLine>[] {
  const m = useMessagingWords();
  const { time, name, author, state, saved, error } = useSharedColumns();
  return [
    time,
    { ...name, primary: true },
    author,
    { key: 'message', label: m('template.body'), ...UNSORTED },
    state,
    saved,
    error,
  ];
}

export function useOutboxColumns(): readonly Column<Message>[] {
  const m = useMessagingWords();
  const { time, state, error } = useSharedColumns();
  const channels = useChannels();
  return [
    time,
    { key: 'channel', label: m('log.channel'), value: ({ channel }) => channels[channel] },
    { key: 'to', label: m('log.name'), ...UNSORTED },
    {
      key: 'subject',
      label: m('template.subject'),
      value: (message) => headOf(message) || m('log.noSubject'),
      primary: true,
      ...UNSORTED,
    },
    { ...state, key: 'status', unsorted: false },
    error,
  ];
}

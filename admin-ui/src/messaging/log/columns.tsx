import { LINE_STATES, type LineState } from '@courtcrew/domain/messaging/letters/choices.ts';
import type { emailLogResource, textLogResource } from '@courtcrew/domain/messaging/letters/rest.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { datedMoment, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import type { z } from 'zod';
import { useDesk } from '../../kit/desk/desk.ts';
import type { ListFilter } from '../../kit/rest/list/ListFilters.tsx';
import { useMessagingWords } from '../words.ts';

export type EmailLine = z.output<typeof emailLogResource.row>;

export type TextLine = z.output<typeof textLogResource.row>;

/** Characters of a letter that its line shows, as the documents have it. */
const PREVIEW = 100;

export const previewOf = (body: string): string =>
  body.length > PREVIEW ? `${body.slice(0, PREVIEW)}…` : body;

const TONES: Readonly<Record<LineState, Tone>> = {
  local: 'plain',
  queued: 'info',
  sent: 'info',
  delivered: 'success',
  viewed: 'success',
  bounced: 'error',
  failed: 'error',
  stopped: 'plain',
  unknown: 'warning',
};

export function useLogFilters(): readonly ListFilter[] {
  const m = useMessagingWords();
  const { time_zone: zone } = useDesk();
  return [
    { kind: 'search', source: 'q', label: m('log.search') },
    {
      kind: 'choice',
      source: 'state',
      label: m('log.state'),
      options: LINE_STATES.map((state) => [state, m(`state.${state}`)] as const),
    },
    { kind: 'day', source: 'time', label: m('log.time'), zone },
  ];
}

type Line = Pick<EmailLine, 'id' | 'time' | 'name' | 'author' | 'state' | 'error' | 'saved'>;

function useSharedColumns() {
  const m = useMessagingWords();
  const { time_zone: zone } = useDesk();
  const { language } = useSpeech();
  const when = ({ time }: Line): string =>
    `${datedMoment(time, zone, language)} ${zoneName(time, zone, language)}`;
  return {
    time: { key: 'time', label: m('log.time'), value: when },
    name: { key: 'name', label: m('log.name') },
    author: { key: 'author', label: m('log.author'), unsorted: true },
    state: {
      key: 'state',
      label: m('log.state'),
      value: ({ state }) => m(`state.${state}`),
      cell: ({ state }) => <Badge tone={TONES[state]}>{m(`state.${state}`)}</Badge>,
      unsorted: true,
    },
    saved: {
      key: 'saved',
      label: m('log.saved'),
      value: ({ saved }) => m(saved ? 'log.yes' : 'log.no'),
      unsorted: true,
    },
    error: { key: 'error', label: m('log.error'), unsorted: true, hidden: true },
  } satisfies Record<string, Column<Line>>;
}

export function useEmailColumns(): readonly Column<EmailLine>[] {
  const m = useMessagingWords();
  const { time, name, author, state, saved, error } = useSharedColumns();
  const yes = (is: boolean) => m(is ? 'log.yes' : 'log.no');
  return [
    time,
    name,
    author,
    { key: 'subject', label: m('template.subject'), primary: true, unsorted: true },
    { key: 'body', label: m('template.body'), value: ({ body }) => previewOf(body), unsorted: true },
    { key: 'delivered', label: m('log.delivered'), value: (row) => yes(row.delivered), unsorted: true },
    { key: 'viewed', label: m('log.viewed'), value: ({ viewed }) => yes(viewed), unsorted: true },
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
    { key: 'message', label: m('template.body'), unsorted: true },
    state,
    saved,
    error,
  ];
}

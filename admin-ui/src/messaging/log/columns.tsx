import { LINE_STATES, type LineState } from '@courtcrew/domain/messaging/letters/choices.ts';
import type { emailLogResource, textLogResource } from '@courtcrew/domain/messaging/letters/rest.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { datedMoment, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import type { z } from 'zod';
import { useDesk } from '../../kit/desk/desk.ts';
import type { ListColumn } from '../../kit/rest/list/columns.ts';
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
    time: { source: 'time', label: m('log.time'), text: when },
    name: { source: 'name', label: m('log.name'), text: ({ name }: Line) => name },
    author: { source: 'author', label: m('log.author'), text: ({ author }: Line) => author, unsorted: true },
    state: {
      source: 'state',
      label: m('log.state'),
      text: ({ state }: Line) => m(`state.${state}`),
      cell: ({ state }: Line) => <Badge tone={TONES[state]}>{m(`state.${state}`)}</Badge>,
      unsorted: true,
    },
    saved: {
      source: 'saved',
      label: m('log.saved'),
      text: ({ saved }: Line) => m(saved ? 'log.yes' : 'log.no'),
      unsorted: true,
    },
    error: {
      source: 'error',
      label: m('log.error'),
      text: ({ error }: Line) => error,
      unsorted: true,
      hidden: true,
    },
  };
}

export function useEmailColumns(): readonly ListColumn<EmailLine>[] {
  const m = useMessagingWords();
  const { time, name, author, state, saved, error } = useSharedColumns();
  const yes = (is: boolean) => m(is ? 'log.yes' : 'log.no');
  return [
    time,
    name,
    author,
    {
      source: 'subject',
      label: m('template.subject'),
      text: ({ subject }) => subject,
      primary: true,
      unsorted: true,
    },
    { source: 'body', label: m('template.body'), text: ({ body }) => previewOf(body), unsorted: true },
    {
      source: 'delivered',
      label: m('log.delivered'),
      text: ({ delivered }) => yes(delivered),
      unsorted: true,
    },
    { source: 'viewed', label: m('log.viewed'), text: ({ viewed }) => yes(viewed), unsorted: true },
    state,
    saved,
    error,
  ];
}

export function useTextColumns(): readonly ListColumn<TextLine>[] {
  const m = useMessagingWords();
  const { time, name, author, state, saved, error } = useSharedColumns();
  return [
    time,
    { ...name, primary: true },
    author,
    { source: 'message', label: m('template.body'), text: ({ message }) => message, unsorted: true },
    state,
    saved,
    error,
  ];
}

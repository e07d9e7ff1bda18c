import { streamId, streamKind } from '@courtcrew/domain/kernel/event.ts';
import type { AsOf } from '../../kernel/asOf.ts';
import type { Reaction } from '../../kernel/jobs/index.ts';
import type { Chapters } from './chapters.ts';
import type { Trails } from './trails.ts';

interface Parts {
  readonly trails: Trails;
  readonly chapters: Chapters;
  readonly views: readonly AsOf[];
}

/** Has chapters written though nobody looks back: one event in thousands is handled, by the one process that reacts. */
export function chaptersKept({ trails, chapters, views }: Parts): Reaction {
  const kinds = new Map(views.map(({ aggregate }) => [aggregate.name, aggregate]));
  return {
    name: 'chapters',
    streams: [...kinds.keys()],
    types: [...kinds.values()].flatMap(({ events }) => Object.keys(events)),
    when: ({ revision }) => chapters.isEnd(revision),
    async handle({ stream }) {
      const aggregate = kinds.get(streamKind(stream));
      if (!aggregate) return;
      const trail = await trails.of(aggregate, streamId(stream));
      await trail.written();
    },
  };
}

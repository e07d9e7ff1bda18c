import { streamId, streamKind } from '@courtcrew/domain/kernel/event.ts';
import type { OpenArea, Product } from '../../kernel/area.ts';
import type { AsOf } from '../../kernel/asOf.ts';
import type { Reaction } from '../../kernel/jobs/index.ts';
import { changeChoicesRoute, changePeopleRoute, changesRoute } from './changes.ts';
import { Chapters } from './chapters.ts';
import { compareRoute } from './compare.ts';
import { myHistoryRoute } from './mine.ts';
import { asOfRoute } from './standing.ts';
import { Trails } from './trails.ts';
import { whatIfRoute } from './whatIf.ts';

/** What stood at any instant, and what led there. */
export function openAsOf(product: Product): Required<Pick<OpenArea, 'routes' | 'reactions'>> {
  const { pool, store, read, asOf: views } = product;
  const chapters = new Chapters({ pool, secret: product.secretFor('chapters') });
  const trails = new Trails({ store, chapters, views });
  return {
    routes: [
      asOfRoute({ trails, views }),
      changesRoute({ trails, views, store, read }),
      changeChoicesRoute({ trails, views, store, read }),
      changePeopleRoute({ trails, views, store, read }),
      myHistoryRoute({ trails, views, store, read }),
      compareRoute(trails, views),
      whatIfRoute({ trails, views, store, read }),
    ],
    reactions: [chaptersKept({ trails, chapters, views })],
  };
}

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

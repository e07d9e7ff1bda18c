import type { OpenArea, Product } from '../../kernel/area.ts';
import { changesRoute } from './changes.ts';
import { Chapters } from './chapters.ts';
import { compareRoute } from './compare.ts';
import { chaptersKept } from './keeping.ts';
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
      myHistoryRoute({ trails, views, store, read }),
      compareRoute(trails, views),
      whatIfRoute({ trails, views, store, read }),
    ],
    reactions: [chaptersKept({ trails, chapters, views })],
  };
}

import type { Product } from '../../kernel/area.ts';
import type { Route } from '../../kernel/http/route.ts';
import { changesRoute } from './changes.ts';
import { compareRoute } from './compare.ts';
import { myHistoryRoute } from './mine.ts';
import { asOfRoute } from './standing.ts';
import { Trails } from './trails.ts';
import { whatIfRoute } from './whatIf.ts';

/** What stood at any instant, and what led there. */
export function asOfRoutes({ store, read, asOf: views }: Product): readonly Route[] {
  const trails = new Trails(store, views);
  return [
    asOfRoute({ trails, views }),
    changesRoute({ trails, views, store, read }),
    myHistoryRoute({ trails, views, store, read }),
    compareRoute(trails, views),
    whatIfRoute({ trails, views, store, read }),
  ];
}

import type { MapPlace } from './places.ts';

/** Places too close to each other to be hit one by one at a zoom; a single one has nothing beside it. */
interface Cluster {
  /** The first place's, whose point is the cluster's. */
  readonly key: string;
  readonly places: readonly MapPlace[];
}

/** Pixels of a pin with the room a thumb needs: two pins nearer than that are one. */
export const PIN = 44;

/** Pixels of the world's map at zoom 0; each zoom doubles them. */
const WORLD = 256;
const MAX_ZOOM = 16;

/** Where a place lies on the map of the world at a zoom (Web Mercator), in pixels. */
function pixels({ lat, long }: MapPlace, zoom: number): readonly [x: number, y: number] {
  const size = WORLD * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return [((long + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
}

function isClose(one: MapPlace, other: MapPlace, zoom: number): boolean {
  const [ax, ay] = pixels(one, zoom);
  const [bx, by] = pixels(other, zoom);
  return Math.abs(ax - bx) < PIN && Math.abs(ay - by) < PIN;
}

/** Puts each place to the first cluster it is close to; what stands on the map never overlaps. */
export function clustered(places: readonly MapPlace[], zoom: number): readonly Cluster[] {
  const clusters: { readonly first: MapPlace; readonly places: MapPlace[] }[] = [];
  for (const place of places) {
    const near = clusters.find(({ first }) => isClose(first, place, zoom));
    if (near) near.places.push(place);
    else clusters.push({ first: place, places: [place] });
  }
  return clusters.map(({ first, places: together }) => ({ key: first.key, places: together }));
}

/** The zoom from this one on at which a place has its own pin. Places are a kilometer apart, so there is one. */
export function zoomToSee(places: readonly MapPlace[], key: string, zoom: number): number {
  const alone = (at: number) =>
    clustered(places, at).some(({ places: together }) => together.length === 1 && together[0]?.key === key);
  let at = zoom;
  while (at < MAX_ZOOM && !alone(at)) at = Math.min(MAX_ZOOM, at + 0.5);
  return at;
}

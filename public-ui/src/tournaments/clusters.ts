import type { MapPlace } from './places.ts';

/** Places too close to be pressed apart at a zoom, or a single one. */
interface Cluster {
  /** Key of the first place, whose point is the cluster's. */
  readonly key: string;
  readonly places: readonly MapPlace[];
}

/** Touch area of a pin in px: nearer pins are merged. */
export const PIN = 44;

/** World size in px at zoom 0; it doubles per zoom. */
const WORLD = 256;
const MAX_ZOOM = 16;

/** Web Mercator position in px at a zoom. */
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

/** Adds each place to the first cluster near it; clusters never overlap. */
export function clustered(places: readonly MapPlace[], zoom: number): readonly Cluster[] {
  const clusters: { readonly first: MapPlace; readonly places: MapPlace[] }[] = [];
  for (const place of places) {
    const near = clusters.find(({ first }) => isClose(first, place, zoom));
    if (near) near.places.push(place);
    else clusters.push({ first: place, places: [place] });
  }
  return clusters.map(({ first, places: together }) => ({ key: first.key, places: together }));
}

/** First zoom, from this one, at which a place has its own pin. Places are a kilometre apart, so there is one. */
export function zoomToSee(places: readonly MapPlace[], key: string, zoom: number): number {
  const alone = (at: number) =>
    clustered(places, at).some(({ places: together }) => together.length === 1 && together[0]?.key === key);
  let at = zoom;
  while (at < MAX_ZOOM && !alone(at)) at = Math.min(MAX_ZOOM, at + 0.5);
  return at;
}

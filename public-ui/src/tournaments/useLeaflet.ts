import {
  type Bounds,
  divIcon,
  type Map as LeafletMap,
  type Marker,
  map as makeMap,
  marker as makeMarker,
  polygon,
  tileLayer,
} from 'leaflet';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { PIN } from './clusters.ts';

type Point = [latitude: number, longitude: number];

/** `longitude latitude` pairs, as in atlases, to points. */
const ring = (text: string): Point[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((pair): Point => {
      const [longitude = 0, latitude = 0] = pair.split(' ').map(Number);
      return [latitude, longitude];
    });

const lower48 = ring(`
  -124.7 48.4, -123 48.2, -122.8 49, -95.15 49, -95.15 49.4, -94.6 48.7, -93 48.6, -92 48.3, -90.8 48.2, -89.6 48,
  -92.1 46.75, -90.4 46.6, -88.4 47.4, -87.4 46.5, -85 46.7, -84.4 46.5, -84.7 46, -85.6 46, -87 45.7, -87.6 45.1,
  -88 44.55, -87.1 45.2, -87.6 43.9, -87.9 43, -87.6 41.8, -87.2 41.65, -86.5 42.1, -86.2 43, -86.5 44, -86.1 44.9,
  -85.5 45.1, -84.8 45.75, -83.5 45.35, -83.3 44.5, -83.9 43.7, -82.9 44.05, -82.45 43, -83.1 42.1, -83.4 41.7,
  -82.5 41.4, -81.7 41.5, -80.1 42.15, -78.9 42.85, -79.05 43.25, -77.5 43.25, -76.3 43.55, -76.3 44.1, -75 45,
  -71.5 45, -71 45.3, -70.3 45.9, -70 46.7, -69.2 47.45, -68.3 47.35, -67.8 47.05, -67.8 45.7, -67 44.85,
  -68.5 44.3, -70.1 43.7, -70.8 42.85, -70.9 42.3, -70.5 41.8, -70.1 42.05, -69.95 41.7, -71.1 41.5, -72.9 41.25,
  -73.7 40.95, -71.9 41.05, -73.9 40.55, -74.1 39.75, -74.9 38.95, -75.5 39.5, -75.1 38.7, -75.9 37.2, -76.3 38.9,
  -76.3 37, -75.5 35.25, -76.6 34.65, -77.9 33.9, -79.1 33.2, -80.9 32.05, -81.4 30.7, -80.6 28.4, -80.05 26.8,
  -80.3 25.4, -81.1 25.15, -81.8 26.1, -82.7 27.7, -82.7 28.9, -83.9 29.95, -85.3 29.7, -86.5 30.4, -88 30.3,
  -89.4 30.35, -89.2 29.1, -90.9 29.1, -92.3 29.55, -93.9 29.7, -95 29.1, -96.6 28.3, -97.3 27.4, -97.15 25.95,
  -99.1 26.4, -99.5 27.5, -100.5 28.7, -101.4 29.77, -102.7 29.7, -103.1 28.98, -104.5 29.6, -104.9 30.6,
  -106.5 31.75, -108.2 31.78, -108.2 31.33, -111.07 31.33, -114.8 32.5, -117.12 32.53, -117.3 33.1, -118.4 33.75,
  -119.2 34.15, -120.6 34.55, -121.9 36.6, -122.5 37.75, -123.8 39.3, -124.4 40.45, -124.1 41.8, -124.5 42.85,
  -124 44.7, -123.95 46.2
`);

const alaska = ring(`
  -156.5 71.3, -141 69.65, -141 60.3, -137.5 58.9, -130 55.9, -131.5 55, -135.5 57.2, -139.7 59.6, -146 60.7,
  -151.8 59.2, -154 58.5, -158.5 56, -164.7 54.6, -161 55.9, -157.5 58.7, -162 58.7, -165.5 61.5, -164 63.1,
  -161 64.4, -166.5 64.6, -168 65.6, -162 66.6, -166.7 68.3, -163 69.7
`);

const hawaii = [
  ring('-155.9 20.25, -155.1 19.9, -154.8 19.5, -155.65 18.93, -156.05 19.75'),
  ring('-156.7 20.95, -156.2 20.95, -156 20.7, -156.4 20.6'),
  ring('-158.25 21.55, -157.95 21.7, -157.7 21.3, -158.1 21.3'),
  ring('-159.75 22.1, -159.4 22.2, -159.35 21.95, -159.6 21.9'),
];

/** Coasts and borders of the United States; ground of the map where no street map can be loaded. */
const US_OUTLINE: Point[][] = [lower48, alaska, ...hawaii];

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const CREDIT = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** Leaflet's own attribution has an English title. */
const MAKER = '<a href="https://leafletjs.com">Leaflet</a>';

interface Ground {
  readonly map: LeafletMap | null;
  /** `missing` when no tile can be loaded. */
  readonly tiles: 'coming' | 'here' | 'missing';
}

/** A street map above a plain outline; `bounds` are its first view. */
export function useGround(element: RefObject<HTMLElement | null>, bounds: Bounds): Ground {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [tiles, setTiles] = useState<Ground['tiles']>('coming');
  const show = useEffectEvent((made: LeafletMap) => made.fitBounds(bounds));
  useEffect(() => {
    if (!element.current) return;
    const made = makeMap(element.current, { maxZoom: 16, zoomSnap: 0.25, scrollWheelZoom: false });
    show(made);
    made.attributionControl.setPrefix(MAKER);
    made.createPane('outline').style.zIndex = '150';
    polygon(US_OUTLINE, { pane: 'outline', interactive: false, className: 'outline' }).addTo(made);
    tileLayer(TILES, { attribution: CREDIT })
      .on({
        tileload: () => setTiles('here'),
        // A single tile may fail; without any, there is no street map.
        tileerror: () => setTiles((now) => (now === 'coming' ? 'missing' : now)),
      })
      .addTo(made);
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, [element]);
  return { map, tiles };
}

/** Translates Leaflet's buttons, by class; a popup brings its own text. */
export function useNames(map: LeafletMap | null, names: Readonly<Record<string, string>>): void {
  const name = useEffectEvent(() => {
    for (const [of, label] of Object.entries(names))
      for (const button of map?.getContainer().getElementsByClassName(of) ?? []) {
        button.setAttribute('aria-label', label);
        if (button.hasAttribute('title')) button.setAttribute('title', label);
      }
  });
  useEffect(() => name());
  useEffect(() => {
    const opened = { popupopen: () => name() };
    map?.on(opened);
    return () => void map?.off(opened);
  }, [map]);
}

/** The zoom, updated when a zoom has ended. */
export function useZoom(map: LeafletMap | null): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      map?.on({ zoomend: changed });
      return () => void map?.off({ zoomend: changed });
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => map?.getZoom() ?? 0);
}

interface MarkerOptions {
  readonly lat: number;
  readonly long: number;
  readonly title: string;
  readonly text: string;
}

/** A pin that is keyboard accessible. */
function putPin(map: LeafletMap, { lat, long, title, text }: MarkerOptions): Marker {
  const icon = divIcon({ className: 'pin', html: `<span>${text}</span>`, iconSize: [PIN, PIN] });
  const made = makeMarker([lat, long], { icon, title }).addTo(map);
  // Otherwise its content would be its name.
  made.getElement()?.setAttribute('aria-label', title);
  return made;
}

export function useClusterPin(
  map: LeafletMap,
  { lat, long, title, text, onPress }: MarkerOptions & { readonly onPress: () => void },
): void {
  const tell = useEffectEvent(onPress);
  useEffect(() => {
    const pressed = () => tell();
    const made = putPin(map, { lat, long, title, text }).on({ click: pressed });
    // Leaflet handles keys only for pins with a popup. The pin disappears on a press: focus stays on the map.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      map.getContainer().focus();
      pressed();
    };
    made.getElement()?.addEventListener('keydown', onKey);
    return () => void made.remove();
  }, [map, lat, long, title, text]);
}

interface PinOptions extends MarkerOptions {
  readonly open: boolean;
  /** Called when its popup opens and closes, whatever the cause. */
  readonly onOpen: (open: boolean) => void;
}

/** A pin with a popup; returns the popup's element. */
export function usePin(map: LeafletMap, { lat, long, title, text, open, onOpen }: PinOptions): HTMLElement {
  const [content] = useState(() => document.createElement('div'));
  const [pin, setPin] = useState<Marker | null>(null);
  const tell = useEffectEvent(onOpen);
  useEffect(() => {
    const made = putPin(map, { lat, long, title, text }).bindPopup(content);
    made.on({ popupopen: () => tell(true), popupclose: () => tell(false) });
    setPin(made);
    return () => void made.remove();
  }, [map, content, lat, long, title, text]);
  useEffect(() => {
    if (open) pin?.openPopup();
  }, [open, pin]);
  return content;
}

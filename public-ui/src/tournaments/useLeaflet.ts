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
import { US_OUTLINE } from './usOutline.ts';

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

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

/** Leaflet's own names itself with an English title. */
const MAKER = '<a href="https://leafletjs.com">Leaflet</a>';

interface Ground {
  readonly map: LeafletMap | null;
  /** `missing` when no picture of the street map can be loaded at all. */
  readonly tiles: 'coming' | 'here' | 'missing';
}

/** A street map in the element, above a plain outline of the country; `bounds` are what it shows first. */
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
        // One picture may fail on the way; none at all means that there is no way.
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

/** Names Leaflet's own buttons, by their classes, in the reader's words; a popup brings its own. */
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

/** How near the map is; what stands on it is drawn anew once a zoom has ended. */
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
  /** What stands in the pin. */
  readonly text: string;
}

/** A pin on the map that keys can reach. */
function putPin(map: LeafletMap, { lat, long, title, text }: MarkerOptions): Marker {
  const icon = divIcon({ className: 'pin', html: `<span>${text}</span>`, iconSize: [PIN, PIN] });
  const made = makeMarker([lat, long], { icon, title }).addTo(map);
  // Else it would be called by the number that stands in it.
  made.getElement()?.setAttribute('aria-label', title);
  return made;
}

/** A pin that stands for several; pressed, it tells. */
export function useClusterPin(
  map: LeafletMap,
  { lat, long, title, text, onPress }: MarkerOptions & { readonly onPress: () => void },
): void {
  const tell = useEffectEvent(onPress);
  useEffect(() => {
    const pressed = () => tell();
    const made = putPin(map, { lat, long, title, text }).on({ click: pressed });
    // Leaflet answers keys only for pins with a popup. The pin goes when it is pressed: the map keeps the focus.
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
  /** Told when its popup opens and closes, whoever did it. */
  readonly onOpen: (open: boolean) => void;
}

/** A pin with a popup; answers the element the popup shows. */
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

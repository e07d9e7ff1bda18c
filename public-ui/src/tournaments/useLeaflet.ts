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
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { US_OUTLINE } from './usOutline.ts';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const CREDIT = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

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

interface PinOptions {
  readonly lat: number;
  readonly long: number;
  readonly title: string;
  /** What stands in the pin. */
  readonly text: string;
  readonly open: boolean;
  /** Told when its popup opens and closes, whoever did it. */
  readonly onOpen: (open: boolean) => void;
}

/** A pin on the map that keys can reach; answers the element its popup shows. */
export function usePin(map: LeafletMap, { lat, long, title, text, open, onOpen }: PinOptions): HTMLElement {
  const [content] = useState(() => document.createElement('div'));
  const [pin, setPin] = useState<Marker | null>(null);
  const tell = useEffectEvent(onOpen);
  useEffect(() => {
    const icon = divIcon({ className: 'pin', html: text, iconSize: [32, 32] });
    const made = makeMarker([lat, long], { icon, title }).bindPopup(content);
    made.on({ popupopen: () => tell(true), popupclose: () => tell(false) }).addTo(map);
    // Else it would be called by the number that stands in it.
    made.getElement()?.setAttribute('aria-label', title);
    setPin(made);
    return () => void made.remove();
  }, [map, content, lat, long, title, text]);
  useEffect(() => {
    if (open) pin?.openPopup();
  }, [open, pin]);
  return content;
}

import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { clustered, zoomToSee } from './clusters.ts';
import { mapGround } from './mapGround.ts';
import { Line } from './PlaceList.tsx';
import type { MapPlace } from './places.ts';
import { useClusterPin, useGround, useNames, usePin, useZoom } from './useLeaflet.ts';
import { useTournamentWords } from './words.ts';

/** View without pins: the lower 48 states. */
const HOME = latLngBounds([25, -124], [49, -68]);

const pointOf = ({ lat, long }: MapPlace): [number, number] => [lat, long];

interface TournamentMapProps {
  readonly places: readonly MapPlace[];
  /** Key of the place with an open popup. */
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
}

/** Pins on a street map, or on an outline of the country where no street map can be loaded. */
export function TournamentMap({ places, open, onOpen }: TournamentMapProps) {
  const w = useTournamentWords();
  const element = useRef<HTMLDivElement>(null);
  const { map, tiles } = useGround(
    element,
    places.length > 0 ? latLngBounds(places.map(pointOf)).pad(0.25) : HOME,
  );
  useNames(map, {
    'leaflet-control-zoom-in': w('map.closer'),
    'leaflet-control-zoom-out': w('map.farther'),
    'leaflet-popup-close-button': w('map.close'),
  });
  return (
    <Box component="section" aria-label={w('map.label')} sx={look}>
      <div ref={element} className="map" />
      {map && <Pins map={map} places={places} open={open} onOpen={onOpen} />}
      {tiles === 'missing' && (
        <Box role="status" sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
          {w('map.noTiles')}
        </Box>
      )}
    </Box>
  );
}

/** Each place has a pin, or shares one while it is too close to others. */
function Pins({ map, places, open, onOpen }: TournamentMapProps & { map: LeafletMap }) {
  const zoom = useZoom(map);
  const show = useEffectEvent((key: string) => {
    const place = places.find((one) => one.key === key);
    const near = zoomToSee(places, key, zoom);
    if (place && near > zoom) map.setView(pointOf(place), near);
  });
  useEffect(() => {
    if (open !== null) show(open);
  }, [open]);
  return clustered(places, zoom).map(({ key, places: [first, ...others] }) => {
    if (first === undefined) return null;
    return others.length === 0 ? (
      <Pin key={key} map={map} place={first} open={key === open} onOpen={onOpen} />
    ) : (
      <ClusterPin key={`${key} and others`} map={map} places={[first, ...others]} />
    );
  });
}

/** A cluster of tournaments; a press zooms in until they separate. */
function ClusterPin({ map, places }: { map: LeafletMap; places: readonly [MapPlace, ...MapPlace[]] }) {
  const w = useTournamentWords();
  const [{ lat, long }] = places;
  const count = places.reduce((sum, { tournaments }) => sum + tournaments.length, 0);
  useClusterPin(map, {
    lat,
    long,
    title: w('map.around', { count }),
    text: String(count),
    onPress: () => map.fitBounds(latLngBounds(places.map(pointOf)).pad(0.25)),
  });
  return null;
}

interface PinProps {
  readonly map: LeafletMap;
  readonly place: MapPlace;
  readonly open: boolean;
  readonly onOpen: (key: string | null) => void;
}

function Pin({ map, place: { key, lat, long, tournaments }, open, onOpen }: PinProps) {
  const w = useTournamentWords();
  const count = tournaments.length;
  const popup = usePin(map, {
    lat,
    long,
    title: count === 1 ? (tournaments[0]?.name ?? '') : w('map.at', { count }),
    text: count > 1 ? String(count) : '',
    open,
    onOpen: (opened) => onOpen(opened ? key : null),
  });
  return createPortal(
    tournaments.map((tournament) => <Line key={tournament.tid} tournament={tournament} />),
    popup,
  );
}

const look = {
  '& .map': {
    ...mapGround,
    // Leaflet's z-indexes start at 200; dialogs and navigation must stay above.
    isolation: 'isolate',
    fontFamily: 'inherit',
  },
  '& .outline': {
    fill: 'var(--mui-palette-background-paper)',
    fillOpacity: 1,
    stroke: 'var(--mui-palette-text-secondary)',
    strokeWidth: 1,
    strokeOpacity: 0.5,
  },
  // The pin's touch area is larger than its drawing.
  '& .pin': { display: 'grid', placeItems: 'center' },
  '& .pin > span': {
    display: 'grid',
    width: 'min(2rem, 44px)',
    height: 'min(2rem, 44px)',
    placeItems: 'center',
    borderRadius: '50%',
    border: '3px solid var(--mui-palette-primary-contrastText)',
    boxShadow: '0 1px 4px rgb(6 30 34 / 0.5)',
    color: 'primary.contrastText',
    backgroundColor: 'primary.main',
    fontWeight: 700,
    fontSize: 'min(0.875rem, 22px)',
  },
  '& .leaflet-container a, & .leaflet-control-attribution a': { color: 'primary.main' },
  '& .leaflet-popup-content': { margin: 0.5, fontSize: '0.9375rem', lineHeight: 1.4 },
  '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip, & .leaflet-bar a, & .map .leaflet-control-attribution':
    {
      color: 'text.primary',
      backgroundColor: 'background.paper',
    },
  '& .leaflet-container a.leaflet-popup-close-button': {
    width: 44,
    height: 44,
    lineHeight: '40px',
    color: 'text.secondary',
  },
  '& .leaflet-touch .leaflet-bar a, & .leaflet-bar a': { width: 44, height: 44, lineHeight: '42px' },
} as const;

import Website from '@mui/icons-material/LanguageOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TabLink } from '../page/TabLink.tsx';
import { useOpenedWords } from '../words/opened.ts';

/** Website, facility plan and coordinates, where staff gave them. */
export interface Place {
  /** Only where a page about the tournament shows it. */
  readonly url?: string;
  readonly facility_map: string;
  readonly lat: number | null;
  readonly long: number | null;
}

export function MapLinks({ place: { url, facility_map, lat, long } }: { place: Place }) {
  const w = useOpenedWords();
  const at = lat !== null && long !== null;
  if (!url && !facility_map && !at) return null;
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, mt: 0.5 }}>
      {url && <MapLink to={url} icon={<Website />} label={w('map.website')} />}
      {facility_map && <MapLink to={facility_map} icon={<MapIcon />} label={w('map.file')} />}
      {at && (
        <MapLink
          to={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`}
          icon={<PlaceIcon />}
          label={w('map.place')}
        />
      )}
    </Box>
  );
}

const MapLink = ({ to, icon, label }: { to: string; icon: ReactNode; label: string }) => (
  <TabLink
    to={to}
    label={label}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
  >
    {icon}
    {label}
  </TabLink>
);

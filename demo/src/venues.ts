import type { Status, TournamentFields } from '@courtcrew/domain/tournaments/index.ts';

type Venue = Pick<TournamentFields, 'location' | 'lat' | 'long'> & {
  readonly courts: number;
  readonly status: Status;
};

/** Where the tournaments of the import file are played, and how far their preparation has come, by name. */
export const VENUES: Readonly<Record<string, Venue>> = {
  'Dallas Open': venue('Frisco, TX', 33.1103, -96.8289, 8, 'published'),
  'Delray Beach Open': venue('Delray Beach, FL', 26.4625, -80.0766, 9, 'active'),
  'ATX Open': venue('Austin, TX', 30.3047, -97.7733, 7, 'active'),
  'BNP Paribas Open': venue('Indian Wells, CA', 33.7238, -116.3053, 29, 'active'),
  'Miami Open presented by Itaú': venue('Miami Gardens, FL', 25.958, -80.2389, 30, 'active'),
  'Credit One Charleston Open': venue('Charleston, SC', 32.8611, -79.9078, 17, 'Advertise Only'),
  "Fayez Sarofim & Co. U.S. Men's Clay Court Championship": venue(
    'Houston, TX',
    29.7526,
    -95.4283,
    12,
    'Advertise Only',
  ),
  'US Open Pickleball Championships': venue('Naples, FL', 26.1218, -81.7637, 60, 'active'),
  'Hall of Fame Open': venue('Newport, RI', 41.4826, -71.3078, 12, 'Advertise Only'),
  'Mubadala Citi DC Open': venue('Washington, DC', 38.9555, -77.0385, 15, 'Advertise Only'),
  'Cincinnati Open': venue('Mason, OH', 39.3465, -84.2767, 31, 'Advertise Only'),
  'Winston-Salem Open': venue('Winston-Salem, NC', 36.1303, -80.2554, 13, 'draft'),
  'Tennis in the Land, powered by Rocket': venue('Cleveland, OH', 41.4979, -81.7034, 6, 'draft'),
  'US Open': venue('New York, NY', 40.75, -73.8463, 39, 'Advertise Only'),
  'USA Pickleball National Championships': venue('San Diego, CA', 32.7541, -117.228, 32, 'draft'),
};

function venue(location: string, lat: number, long: number, courts: number, status: Status): Venue {
  return { location, lat, long, courts, status };
}

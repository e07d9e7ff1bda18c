import { BOTH, march, type Shaped, text, workbook } from './shaped.ts';

const GENIUS =
  'Sign Up,Start Date/Time (mm/dd/yyyy),End Date/Time (mm/dd/yyyy),Location,Qty,Item,First Name,Last Name,Email,Phone,PhoneType,Sign Up Comment,Sign Up Timestamp';
const NOT_READ = ['Sign Up', 'Location', 'PhoneType', 'Sign Up Timestamp'].map(
  (name) => `0 ${name}: This column is not read`,
);
const NEARER = (column: string) =>
  `0 ${column}: is read with the month first: otherwise its days would lie far from the tournament`;

export const SIGNUPS: readonly Shaped[] = [
  {
    name: 'SignUpGenius with places that nobody has taken',
    bytes: text(
      GENIUS,
      'Desert Open,03/07/2026 8:00 AM,03/07/2026 12:00 PM,Main gate,1,Check-in,Ann,Lee,ann@example.com,801-555-0142,Mobile,Bringing water,02/01/2026 9:12 PM',
      'Desert Open,03/07/2026 8:00 AM,03/07/2026 12:00 PM,Main gate,2,Check-in,Bo,Li,bo@example.com,,,,02/01/2026 9:14 PM',
      'Desert Open,03/07/2026 8:00 AM,03/07/2026 12:00 PM,Main gate,3,Check-in,,,,,,,',
    ),
    kind: 'signups',
    source: 'signupgenius',
    rows: [
      'Ann Lee ann@example.com 8015550142 Bringing water | 03-07 08:00-12:00 Check-in | Selected',
      'Bo Li bo@example.com | 03-07 08:00-12:00 Check-in | Selected',
      'nobody x3 | 03-07 08:00-12:00 Check-in | Selected',
    ],
    notes: NOT_READ,
  },
  {
    name: 'SignUpGenius as a workbook, with its times as such',
    bytes: workbook({
      Report: {
        rows: [
          GENIUS.split(','),
          [
            'Open',
            { v: march(7, 8), z: BOTH },
            { v: march(7, 12), z: BOTH },
            'Gate',
            1,
            'Check-in',
            'Ann',
            'Lee',
            'ann@example.com',
            8015550142,
            'Mobile',
            null,
            { v: march(1, 21.2), z: BOTH },
          ],
        ],
      },
    }),
    kind: 'signups',
    source: 'signupgenius',
    rows: ['Ann Lee ann@example.com 8015550142 | 03-07 08:00-12:00 Check-in | Selected'],
    notes: NOT_READ,
  },
  {
    name: 'statuses by their words',
    bytes: text(
      'Date,Start,End,Shift,Name,Status',
      ...['Confirmed', 'Waitlist', 'pending', '', 'Lista de espera', 'confirmada', 'Declined', 'purple'].map(
        (status, index) => `2026-03-07,8:00,12:00,Gate,P${index} Lee,${status}`,
      ),
    ),
    kind: 'signups',
    rows: ['Confirmed', 'Applied', 'Applied', 'Selected', 'Applied', 'Confirmed', '', 'Selected'].flatMap(
      (status, index) => (status === '' ? [] : [`P${index} Lee | 03-07 08:00-12:00 Gate | ${status}`]),
    ),
    problems: [
      '8 Status: says that they do not come: leave this row out',
      '9 Status: must be Applied, Waitlist, Selected or Confirmed',
    ],
  },
  {
    name: 'a form of Google that asks for a slot',
    bytes: text(
      'Timestamp,Email Address,Full name,Phone number,Date,Time slot,Comments',
      '3/1/2026 9:00:00,ann@example.com,Ann Lee,8015550142,3/7/2026,8:00 AM - 12:00 PM,',
    ),
    kind: 'signups',
    source: 'google-forms',
    rows: ['Ann Lee ann@example.com 8015550142 | 03-07 08:00-12:00 | Selected'],
    notes: ['0 Timestamp: This column is not read', NEARER('Date')],
  },
  {
    name: 'a form of Google in Spanish',
    bytes: text(
      'Marca temporal,Dirección de correo electrónico,Nombre completo,Teléfono,Fecha,Horario,Turno',
      '01/03/2026 9:00:00,lucia@example.com,Lucía Mendoza,801 555 0144,7 de marzo de 2026,8:00 a 12:00,Entrada',
    ),
    kind: 'signups',
    source: 'google-forms',
    rows: ['Lucía Mendoza lucia@example.com 8015550144 | 03-07 08:00-12:00 Entrada | Selected'],
    notes: ['0 Marca temporal: This column is not read'],
  },
  {
    name: 'last year’s list with days and hours in one cell',
    bytes: text(
      'Volunteer,When,Job',
      'Ann Lee,Sat Mar 7 8:00 AM - 12:00 PM,Gate',
      'Bo Li,"Sun, Mar 8, 1-5 PM",Courts',
    ),
    kind: 'signups',
    rows: ['Ann Lee | 03-07 08:00-12:00 Gate | Selected', 'Bo Li | 03-08 13:00-17:00 Courts | Selected'],
  },
  {
    name: 'rows of which one is bad, and the others are not lost',
    bytes: text(
      'Date,Start,End,Shift,First Name,Last Name,Email',
      '2026-03-07,8:00,12:00,Gate,Ann,Lee,ann@example.com',
      '2026-03-77,8:00,12:00,Gate,Bo,Li,bo@example.com',
      '2026-03-07,8:00,12:00,Gate,Cy,Oh,cy@example.com',
    ),
    kind: 'signups',
    rows: [
      'Ann Lee ann@example.com | 03-07 08:00-12:00 Gate | Selected',
      'Cy Oh cy@example.com | 03-07 08:00-12:00 Gate | Selected',
    ],
    problems: ['3 Date: must be a date with its year, like 03/07/2026'],
  },
  {
    name: 'sign-ups as this product exports them',
    bytes: text(
      'Date,Start,End,Category,Shift,First Name,Last Name,Credentials,Email,Phone,Status',
      '03/07/2026,8:00 AM,12:00 PM,Referee,Morning,Ann,Lee,Certified,ann@example.com,8015550142,Confirmed',
    ),
    kind: 'signups',
    rows: ['Ann Lee ann@example.com 8015550142 Certified | 03-07 08:00-12:00 Morning (Referee) | Confirmed'],
    notes: [NEARER('Date')],
  },
  {
    name: 'nobody who is named by more than an address',
    bytes: text('Date,Start,End,Shift,Name,Email', '2026-03-07,8:00,12:00,Gate,,ann@example.com'),
    kind: 'signups',
    rows: [],
    problems: ['2 Name: has no name'],
  },
  {
    name: 'dates of instants with their offset',
    bytes: text(
      'starts,ends,shift,name',
      '2026-03-07T14:00:00Z,2026-03-07T18:00:00Z,Gate,Ann Lee',
      '2026-03-07T08:00:00-06:00,2026-03-07T12:00,Gate,Bo Li',
    ),
    kind: 'signups',
    rows: ['Ann Lee | 03-07 08:00-12:00 Gate | Selected', 'Bo Li | 03-07 08:00-12:00 Gate | Selected'],
  },
];

export const MATCHES: readonly Shaped[] = [
  {
    name: 'singles and doubles',
    bytes: text(
      'Event,Round,Match #,Player 1,Player 2,Date,Time,Court',
      "Men's Singles,QF,12,Ann Lee,Bo Li,3/7/2026,9:00 AM,Center",
      "Women's Doubles,SF,13,Ann Lee / Bo Li,Cy Oh & Di Po,3/7/2026,noon,2",
    ),
    kind: 'matches',
    rows: [
      "Men's Singles QF #12 Ann Lee v Bo Li 03-07 09:00 court Center",
      "Women's Doubles SF #13 Ann Lee/Bo Li v Cy Oh/Di Po 03-07 12:00 court 2",
    ],
    notes: [NEARER('Date')],
  },
  {
    name: 'four columns of players',
    bytes: text('Draw,Player 1,Player 2,Player 3,Player 4,Score', 'Mixed,Ann,Bo,Cy,Di,11-7 11-9'),
    kind: 'matches',
    rows: ['Mixed Ann/Bo v Cy/Di 11-7 11-9'],
  },
  {
    name: 'games as Assignr has them',
    bytes: text(
      'Game ID,Date,Start Time,Venue,Sub-Venue,Age Group,Home Team,Away Team,League',
      '104,3/7/2026,9:00 AM,City Park,Court 3,Open,Smashers,Dinkers,Spring',
    ),
    kind: 'matches',
    source: 'assignr',
    rows: ['Open #104 Smashers v Dinkers 03-07 09:00 court Court 3'],
    notes: ['0 Venue: This column is not read', '0 League: This column is not read', NEARER('Date')],
  },
  {
    name: 'matches in Spanish, not scheduled yet',
    bytes: text(
      'Evento;Ronda;Partido;Jugador 1;Jugador 2;Fecha;Hora;Cancha',
      'Individual;Final;7;Lucía Mendoza;Iker Gómez;;;',
    ),
    kind: 'matches',
    rows: ['Individual Final #7 Lucía Mendoza v Iker Gómez'],
  },
  {
    name: 'three on a side',
    bytes: text('Event,Player 1,Player 2,Court', 'Mixed,Ann/Bo/Cy,Di/Ed,1'),
    kind: 'matches',
    rows: [],
    problems: ['2 Player 1: names more than two players'],
  },
];

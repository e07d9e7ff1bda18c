import { DAY, march, type Shaped, TIME, text, workbook } from './shaped.ts';

export const SHIFTS: readonly Shaped[] = [
  {
    name: 'a plain schedule',
    bytes: text(
      'Date,Start,End,Shift,Spots',
      '03/07/2026,8:00 AM,12:00 PM,Gate,3',
      '03/08/2026,1:00 PM,5:00 PM,Courts,2',
    ),
    kind: 'shifts',
    rows: ['03-07 08:00-12:00 Gate x3', '03-08 13:00-17:00 Courts x2'],
    notes: ['0 Date: is read with the month first: otherwise its days would lie far from the tournament'],
  },
  {
    name: 'hours in one cell, of every spelling',
    bytes: text(
      'Day,Time,Task,# Needed',
      '"Sat, Mar 7",8a - noon,Gate,1',
      'Sat Mar 7,1-5pm,Gate,1',
      '"Saturday, March 7",0800-1330,Gate,1',
      '3/7,10 PM – 1 AM,Gate,1',
      'Mar 8,8:30am to 12:15pm,Gate,1',
      'Mar 8,whenever,Gate,1',
    ),
    kind: 'shifts',
    rows: [
      '03-07 08:00-12:00 Gate x1',
      '03-07 13:00-17:00 Gate x1',
      '03-07 08:00-13:30 Gate x1',
      '03-07 22:00-03-08 01:00 Gate x1',
      '03-08 08:30-12:15 Gate x1',
    ],
    problems: ['7 Time: must be hours like 8:00 AM - 12:00 PM'],
    notes: ['0 Day: is read with the month first: otherwise its days would lie far from the tournament'],
  },
  {
    name: 'days first, as one of them proves',
    bytes: text(
      'Fecha,Inicio,Fin,Turno,Cupos',
      '07/03/2026,08:00,12:00,Entrada,2',
      '13/03/2026,20.30,23.00,Canchas,1',
    ),
    kind: 'shifts',
    rows: ['03-07 08:00-12:00 Entrada x2', '03-13 20:30-23:00 Canchas x1'],
  },
  {
    name: 'days that can be read either way, unanswered',
    bytes: text('Date,Start,End,Shift', '03/04/2026,8:00,12:00,Gate'),
    choose: { far: true },
    kind: 'shifts',
    rows: [],
    asked: ['Date'],
  },
  {
    name: 'days that can be read either way, answered',
    bytes: text('Date,Start,End,Shift', '03/04/2026,8:00,12:00,Gate'),
    choose: { far: true, dates: 'day-first' },
    kind: 'shifts',
    rows: ['04-03 08:00-12:00 Gate'],
  },
  {
    name: 'one date that is not of the column’s order',
    bytes: text(
      'Date,Start,End,Shift',
      '03/17/2026,8:00,12:00,Gate',
      '03/18/2026,8:00,12:00,Gate',
      '19/03/2026,8:00,12:00,Gate',
    ),
    kind: 'shifts',
    rows: ['03-17 08:00-12:00 Gate', '03-18 08:00-12:00 Gate'],
    problems: ['4 Date: has the day first, unlike the column'],
  },
  {
    name: 'places by credential',
    bytes: text(
      'Date,Start,End,Name,Certified,Level 2,Level 1,Not Rated,Waitlist',
      '2026-03-07,08:00,17:00,Courts 1-4,1,2,3,0,5',
    ),
    choose: { mapping: { Name: 'shift' } },
    kind: 'shifts',
    rows: ['03-07 08:00-17:00 Courts 1-4 x6 1/2/3/0'],
  },
  {
    name: 'SignUpGenius, slots alone',
    bytes: text(
      'Start Date/Time (mm/dd/yyyy),End Date/Time (mm/dd/yyyy),Location,Qty,Item',
      '03/07/2026 8:00 AM,03/07/2026 12:00 PM,Main gate,4,Check-in',
      '03/07/2026 10:00 PM,03/08/2026 1:00 AM,Main gate,2,Night watch',
    ),
    kind: 'shifts',
    source: 'signupgenius',
    rows: [
      '03-07 08:00-12:00 Check-in x4',
      '03-07 22:00-03-08 01:00 Check-in x2'.replace('Check-in', 'Night watch'),
    ],
    notes: ['0 Location: This column is not read'],
  },
  {
    name: 'days and hours as a workbook knows them',
    bytes: workbook({
      Shifts: {
        rows: [
          ['Date', 'Start', 'End', 'Shift', 'Spots'],
          [{ v: march(7), z: DAY }, { v: 8 / 24, z: TIME }, { v: 12.5 / 24, z: TIME }, 'Gate', 3],
          [
            { v: march(8), z: 'd-mmm-yy' },
            { v: 13 / 24, z: 'hh:mm' },
            { v: 17 / 24, z: 'hh:mm' },
            'Courts',
            2,
          ],
        ],
      },
    }),
    kind: 'shifts',
    rows: ['03-07 08:00-12:30 Gate x3', '03-08 13:00-17:00 Courts x2'],
  },
  {
    name: 'days counted from 1904, as Excel on Macs did',
    bytes: workbook(
      {
        Shifts: {
          rows: [
            ['Date', 'Start', 'End', 'Shift'],
            [{ v: march(7) - 1462, z: DAY }, { v: 8 / 24, z: TIME }, { v: 0.5, z: TIME }, 'Gate'],
          ],
        },
      },
      true,
    ),
    kind: 'shifts',
    rows: ['03-07 08:00-12:00 Gate'],
  },
  {
    name: 'a title and days that are merged over their rows',
    bytes: workbook({
      Plan: {
        rows: [
          ['Desert Open', null, null, null],
          ['Date', 'Start', 'End', 'Shift'],
          [{ v: march(7), z: DAY }, '8:00 AM', '12:00 PM', 'Gate'],
          [null, '12:00 PM', '5:00 PM', 'Gate'],
          [{ v: march(8), z: DAY }, '8:00 AM', '12:00 PM', 'Courts'],
        ],
        merged: ['A1:D1', 'A3:A4'],
      },
    }),
    kind: 'shifts',
    rows: ['03-07 08:00-12:00 Gate', '03-07 12:00-17:00 Gate', '03-08 08:00-12:00 Courts'],
    notes: ['1 : stands above the heading and is not read'],
  },
  {
    name: 'two heading lines, the upper one merged',
    bytes: workbook({
      Plan: {
        rows: [
          ['Shift', null, null, 'Places', null],
          ['Date', 'Start', 'End', 'Certified', 'Level 1'],
          [{ v: march(7), z: DAY }, '8:00 AM', '12:00 PM', 2, 1],
        ],
        merged: ['A1:C1', 'D1:E1'],
      },
    }),
    kind: 'shifts',
    rows: ['03-07 08:00-12:00 x3 2/0/1/0'],
  },
  {
    name: 'a night on which an hour is left out, and one on which it comes twice',
    bytes: text(
      'Date,Start,End,Shift',
      '2026-03-08,2:30 AM,6:00 AM,Lights',
      '2026-11-01,1:30 AM,6:00 AM,Lights',
    ),
    kind: 'shifts',
    rows: ['11-01 01:30-06:00 Lights'],
    problems: ['2 Start: 03/08/2026 02:30 does not exist in US/Central: clocks are set forward over it'],
    notes: ['3 Start: happens twice that night, when clocks are set back: the first is taken'],
  },
  {
    name: 'categories, colors, descriptions, and totals at the end',
    bytes: text(
      'Date,Start,End,Title,Category,Spots,Description,Color',
      '2026-03-07,9:00,17:00,Ushers,Volunteers,4,"Bring a hat,\nand water",teal',
      '2026-03-07,9:00,17:00,Ushers,,4x,,mauve',
      'Total,,,,,8,,',
    ),
    kind: 'shifts',
    rows: ['03-07 09:00-17:00 Ushers (Volunteers) x4 Bring a hat,\nand water', '03-07 09:00-17:00 Ushers'],
    problems: ['4 Spots: must be a whole number', '4 Color: must be a colour like #009CAE'],
    notes: ['5 : is a line of totals: it is not read'],
  },
  {
    name: 'the schedule as this product exports it',
    bytes: text(
      'Date,Start,End,Category,Name,Description,Spots,Confirmed',
      '03/07/2026,8:00 AM,12:00 PM,Referee,Morning,,4,2',
    ),
    choose: { kind: 'shifts', mapping: { Name: 'shift' } },
    kind: 'shifts',
    rows: ['03-07 08:00-12:00 Morning (Referee) x4'],
    notes: [
      '0 Confirmed: This column is not read',
      '0 Date: is read with the month first: otherwise its days would lie far from the tournament',
    ],
  },
];

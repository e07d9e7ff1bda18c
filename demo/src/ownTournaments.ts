import { addDays } from '@courtcrew/domain/kernel/time.ts';
import type { Status, TournamentFields } from '@courtcrew/domain/tournaments/index.ts';
import type { Size } from './cast.ts';
import type { WaveSet } from './waves.ts';

export interface Staffing {
  /** The shifts of one day. */
  readonly waves: WaveSet;
  readonly crew: Size;
  /** Of ten people selected, how many have confirmed; null while people still apply and nobody is selected. */
  readonly confirmed: number | null;
}

/** A tournament of the demo's own, beside those of the import file. */
export interface OwnTournament {
  readonly key: string;
  readonly staffing?: Staffing;
  readonly courts: number;
  /** Matches of the day of the first load, where it is a day of play: its board is in full swing. */
  readonly matchesToday?: number;
  readonly status: Status;
  readonly fields: Partial<TournamentFields>;
}

const PAY = {
  certified_amount: 2_500,
  level_two_amount: 2_000,
  level_one_amount: 1_500,
  volunteer_amount: 1_000,
  certified_amount2: 1_500,
  level_two_amount2: 1_200,
  level_one_amount2: 1_000,
  volunteer_amount2: 800,
};

/** `today` is the day of the first load, `YYYY-MM-DD`. */
export const ownTournaments = (today: string): readonly OwnTournament[] => [
  {
    key: 'local',
    staffing: { waves: 'local', crew: 'local', confirmed: 9 },
    courts: 8,
    matchesToday: 150,
    status: 'published',
    fields: {
      ...PAY,
      name: 'Bayfront Pickleball Open',
      location: 'St. Petersburg, FL',
      organization: 'app',
      url: 'https://bayfront-open.example.com',
      facility: 'East',
      lat: 27.7731,
      long: -82.6277,
      start: today,
      end_date: addDays(today, 1),
      time_zone: 'US/Eastern',
      about: 'Two days of doubles by the water, eight courts, everybody welcome.',
      description: '<p>Chair umpires report to the desk <strong>20 minutes</strong> before their wave.</p>',
      utr_referee: '<p>Referees open and close the desk.</p>',
      line_description: '<p>Trainers find ice and tape in the tent behind court 4.</p>',
      volunteer_description: '<p>Shirts are handed out at the entrance.</p>',
      volunteer_signature_required: true,
      payout: true,
      score_reporting: true,
      public_scores: true,
      num_of_referee: 3,
      num_of_chair_ump: 17,
      num_of_athletic_trainers: 4,
    },
  },
  {
    key: 'national',
    staffing: { waves: 'national', crew: 'national', confirmed: 6 },
    courts: 64,
    status: 'published',
    fields: {
      ...PAY,
      name: 'Sunbelt National Pickleball Championships',
      location: 'Mesa, AZ',
      organization: 'ppa',
      url: 'https://sunbelt-nationals.example.com',
      facility: 'West',
      lat: 33.4152,
      long: -111.8315,
      start: addDays(today, 10),
      end_date: addDays(today, 17),
      time_zone: 'US/Arizona',
      about: 'Eight days, 64 courts. Referees and chair umpires need an approval.',
      description: '<p>Three waves a day. Please apply for <em>one</em> wave per day.</p>',
      referee_approval_required: true,
      exact_match_scheduling: true,
      num_of_referee: 30,
      num_of_chair_ump: 300,
      num_of_athletic_trainers: 20,
    },
  },
  {
    key: 'legacy',
    staffing: { waves: 'invitational', crew: 'national', confirmed: null },
    courts: 12,
    status: 'active',
    fields: {
      name: 'Rosemont Legacy Invitational',
      location: 'Rosemont, IL',
      facility: 'legacy',
      lat: 41.9953,
      long: -87.8845,
      start: addDays(today, 37),
      end_date: addDays(today, 40),
      time_zone: 'US/Central',
      about: 'Indoor courts, officials of the first hour.',
    },
  },
  {
    key: 'past',
    courts: 10,
    status: 'archive',
    fields: {
      name: 'Harborview Fall Classic',
      location: 'Baltimore, MD',
      organization: 'app',
      facility: 'East',
      lat: 39.2847,
      long: -76.6205,
      start: addDays(today, -37),
      end_date: addDays(today, -34),
      time_zone: 'US/Eastern',
      about: 'Thanks to everybody who made it happen.',
      payout: true,
    },
  },
  {
    key: 'today',
    staffing: { waves: 'national', crew: 'national', confirmed: 9 },
    courts: 64,
    matchesToday: 900,
    status: 'published',
    fields: {
      ...PAY,
      name: 'Everglades Pickleball Championships',
      location: 'Fort Lauderdale, FL',
      organization: 'ppa',
      url: 'https://everglades-championships.example.com',
      facility: 'East',
      lat: 26.1224,
      long: -80.1373,
      start: today,
      end_date: today,
      time_zone: 'US/Eastern',
      about: 'A day of 900 matches on 64 courts.',
      description: '<p>Check in at the desk <strong>20 minutes</strong> before your wave.</p>',
      volunteer_signature_required: true,
      num_of_referee: 30,
      num_of_chair_ump: 264,
      num_of_athletic_trainers: 20,
    },
  },
];

import type { courtWords } from '../words/court.ts';

export interface Level {
  readonly word: keyof typeof courtWords;
  readonly tone: 'primary' | 'info' | 'success' | 'plain';
  /** The documents abbreviate C, L1, L2, V on public screens and the board, C, 2, 1, N in management. */
  readonly public: string;
  readonly management: string;
}

const NONE: Level = { word: 'credential.none', tone: 'plain', public: 'V', management: 'N' };

const LEVELS: Readonly<Record<string, Level>> = {
  certified: { word: 'credential.certified', tone: 'primary', public: 'C', management: 'C' },
  'level 2': { word: 'credential.level2', tone: 'info', public: 'L2', management: '2' },
  'level 1': { word: 'credential.level1', tone: 'success', public: 'L1', management: '1' },
};

/** All levels, highest first, for legends. */
export const ALL_LEVELS: readonly Level[] = [...Object.values(LEVELS), NONE];

/** By stored name: Certified, Level 2, Level 1, Not Rated or nothing. */
export const levelOf = (credentials: string | null | undefined): Level =>
  LEVELS[(credentials ?? '').toLowerCase()] ?? NONE;

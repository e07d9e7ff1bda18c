import { loginWords } from '@courtcrew/ui-kit/session/loginWords.ts';
import type { Wording, Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { profileWords } from './accounts/words/profile.ts';
import { historyWords } from './audit/words.ts';
import { scoreReportWords } from './board/monitor/scoreWords.ts';
import { monitorWords } from './board/monitor/words.ts';
import { lineWords } from './board/words/line.ts';
import { openedWords } from './board/words/opened.ts';
import { boardWords } from './board/words.ts';
import { displayWords } from './display/words.ts';
import { profileAskedWords } from './home/words/profile.ts';
import { landingWords } from './home/words.ts';
import { infoWords } from './info/words.ts';
import { leavingWords } from './roster/leaving/words.ts';
import { volunteerWords } from './roster/volunteers/words.ts';
import { assignmentWords } from './roster/words/assignments.ts';
import { scheduleWords } from './roster/words/schedule.ts';
import { rosterWords } from './roster/words.ts';
import { tournamentsWords } from './tournaments/words.ts';

const holes = (wording: Wording): string =>
  (typeof wording === 'string' ? wording : wording.tennis + wording.pickleball)
    .match(/\{\w+\}/g)
    ?.sort()
    .join() ?? '';

const tables: Readonly<Record<string, Words>> = {
  boardWords,
  historyWords,
  infoWords,
  monitorWords,
  scoreReportWords,
  lineWords,
  loginWords,
  openedWords,
  landingWords,
  profileAskedWords,
  leavingWords,
  displayWords,
  profileWords,
  rosterWords,
  assignmentWords,
  scheduleWords,
  tournamentsWords,
  volunteerWords,
};

describe.each(Object.entries(tables))('the words of %s', (_name, words) => {
  it('ask for the same values in both languages', () => {
    const differing = Object.entries(words).filter(([, { en, es }]) => holes(en) !== holes(es));
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});

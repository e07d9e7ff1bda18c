import { momentText, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { RowStatus } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';

/** What the roster writes to people. */

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** Mails name the tournament in their subject, so that somebody who works at several can tell them apart. */
const about = (subject: string, tournament: { readonly name: string }): string =>
  `${subject} - ${tournament.name}`;

interface Tournament {
  readonly tid: string;
  readonly name: string;
}

/** As people call them; the documents call the athletic trainers "line". */
const SECTION_NAMES: Readonly<Record<Section, string>> = {
  referee: 'referee',
  line: 'athletic trainer',
  volunteer: 'volunteer',
};

const ARTICLES: Readonly<Record<Section, string>> = {
  referee: 'a referee',
  line: 'an athletic trainer or line official',
  volunteer: 'a volunteer',
};

interface Line {
  readonly name: string;
  readonly category: string;
  readonly start: string;
  readonly end: string;
  readonly status: RowStatus;
}

const lines = (shifts: readonly Line[], zone: TimeZone): string =>
  shifts
    .map(({ name, category, start, end, status }) => {
      const hours = `${momentText(start, zone)} - ${momentText(end, zone)}`;
      return `${hours}  ${name} (${category}): ${status}`;
    })
    .join('\n');

const signupLink = (publicUrl: string, { tid }: Tournament): string => `${publicUrl}/signup/${tid}`;

export const scheduleMail = (
  publicUrl: string,
  tournament: Tournament & { readonly time_zone: TimeZone },
  shifts: readonly Line[],
): Letter => ({
  subject: about('Your schedule', tournament),
  text: `Your shifts at ${tournament.name}:

${lines(shifts, tournament.time_zone)}

See or change your shifts:
${signupLink(publicUrl, tournament)}`,
});

export const publishedMail = (
  publicUrl: string,
  tournament: Tournament & { readonly time_zone: TimeZone },
  shifts: readonly Line[],
): Letter => ({
  subject: about('You have been selected', tournament),
  text: `The schedule of ${tournament.name} is published. You have been selected for:

${lines(shifts, tournament.time_zone)}

Please confirm your shifts:
${signupLink(publicUrl, tournament)}`,
});

export const withdrawnMail = (tournament: Tournament, name: string, message: string | null): Letter => ({
  subject: about('Withdrawal from shifts', tournament),
  text: `${name} has withdrawn from all shifts at ${tournament.name}.

${message ? `Message:\n${message}` : 'No message was left.'}`,
});

export const coordinatorMail = (
  tournament: Tournament,
  name: string,
  { section, message }: { readonly section: Section; readonly message: string },
): Letter => ({
  subject: about(`Message to the ${SECTION_NAMES[section]} coordinator`, tournament),
  text: `${name} writes to you about ${tournament.name}:

${message}`,
});

/** `leave` is the link that takes the person off again. */
export const addedMail = (
  publicUrl: string,
  tournament: Tournament,
  section: Section,
  leave: string,
): Letter => ({
  subject: about('You have been added', tournament),
  text: `The staff of ${tournament.name} have put you on their list as ${ARTICLES[section]}. Its coordinators see your name, and from tomorrow on how to reach you.

See the tournament and its shifts:
${signupLink(publicUrl, tournament)}

If that is wrong, or you do not want it, take yourself off the list:
${leave}`,
});

export const verdictMail = (
  publicUrl: string,
  tournament: Tournament,
  { approved, note }: { readonly approved: boolean; readonly note: string | null },
): Letter => ({
  subject: about(approved ? 'You are approved as a referee' : 'Your approval as a referee', tournament),
  text: `${
    approved
      ? `You have been approved as a referee at ${tournament.name}. You can apply for shifts now:\n${signupLink(publicUrl, tournament)}`
      : `You are not approved as a referee at ${tournament.name}.`
  }${note ? `\n\n${note}` : ''}`,
});

import { messagingAggregate, templatesAggregate } from '@courtcrew/backend/messaging/index.ts';
import type { MessagingCommand, Template } from '@courtcrew/domain/messaging/index.ts';
import type { Cast, DemoPerson } from './cast.ts';
import { type Demo, deskDoing, ownDoing } from './demo.ts';
import type { DemoTournament } from './tournaments.ts';

/** What the desks of the small tournament write again and again. */
const TEMPLATES: readonly Omit<Template, 'tid'>[] = [
  {
    type: 'email',
    name: 'Parking and check-in',
    subject: 'Where to park',
    body: 'Dear {first},\n\npark at gate 3 and report to the desk 20 minutes before your wave.\n\n{shifts}',
  },
  { type: 'text', name: 'Rain delay', subject: '', body: 'Rain: play is stopped. News at the full hour.' },
];

const LETTER = {
  channel: 'email',
  category: 'referee',
  subject: 'Where to park',
  body: 'Dear {first},\n\npark at gate 3 and report to the desk 20 minutes before your wave. See you at {tournament}!',
} as const;

const TEXT = {
  channel: 'text',
  category: 'referee',
  subject: '',
  body: 'Doors open at 6:45, {first}.',
} as const;

const POSTS = [
  'Does anybody drive from Tampa on both days? I have two seats.',
  'I do, leaving at 6. Write to me.',
  'The hotel by the pier holds rooms for us until Friday.',
];

const idsOf = (people: readonly DemoPerson[]): string[] => people.map(({ ref_id }) => ref_id);

/** Templates, a letter, a text and a few posts of the small published tournament. */
export async function writeLetters(
  demo: Demo,
  { staff, crews }: Cast,
  tournaments: readonly DemoTournament[],
): Promise<void> {
  const tid = tournaments.find(({ key }) => key === 'local')?.tid;
  if (tid === undefined) return;
  const { ref_id } = staff.refereeDesk;
  const { chairs, referees } = crews.local;
  for (const [index, template] of TEMPLATES.entries()) {
    await demo.send(`templates/${index}`, ownDoing(ref_id, demo.daysBefore(12)), templatesAggregate, ref_id, {
      type: 'AddTemplate',
      ref_id,
      template: { ...template, tid },
    });
  }
  const say = (step: string, doing: ReturnType<typeof ownDoing>, command: MessagingCommand) =>
    demo.send(`messaging/${step}`, doing, messagingAggregate, tid, command);
  const tournament = { status: 'published', time_zone: 'US/Eastern' } as const;
  const nobodyElse = { others: [], addresses: [] };
  const letters = [
    { ...LETTER, people: idsOf(chairs), saved: true },
    { ...TEXT, people: idsOf(referees), saved: false },
  ];
  for (const [index, letter] of letters.entries()) {
    await say(`letters/${index}`, deskDoing(ref_id, demo.daysBefore(3, index)), {
      type: 'SendLetter',
      letter: { ...letter, ...nobodyElse, ref_id },
      tournament,
    });
  }
  for (const [index, message] of POSTS.entries()) {
    const author = chairs[index % 2]?.ref_id ?? ref_id;
    await say(`posts/${index}`, ownDoing(author, demo.daysBefore(2, index * 40)), {
      type: 'AddPost',
      ref_id: author,
      category: 'referee',
      message,
      zone: tournament.time_zone,
    });
  }
}

/** What lives in each area, for readers of the API's description. */
export const AREAS: Readonly<Record<string, string>> = {
  accounts: 'People: registration, login, sessions, profile, contact preferences, erasure.',
  tournaments: 'Setup, status, admins, courts and their names, texts, import, platform administration.',
  roster:
    'Shifts of officials and volunteers: categories, sign-up, waitlist, confirmation, approval, check-in.',
  board:
    'Courts in play: on-duty queue, matches, aux assignments, clipboards, calls to the desk, court monitors.',
  payouts: 'Prize money of players: payees, prizes, payments, tax forms.',
  reconciliation: 'What matches and assignments are paid: paid, posted, amounts and why, totals, invoices.',
  scoring: 'Score cards of matches, their links on phones, players and where they are texted.',
  questions: 'Questions to the platform, answered once and then published.',
  messaging: 'Mail and text messages, and the outbox they leave through.',
  ranking: 'Players, tournaments, events and pairs of the rankings.',
  planning: 'The plan of a tournament: budget, to-do list, who does what, copies of earlier plans.',
  copying:
    'What a tournament takes over from another: shifts, categories, courts, pay, texts, contacts, plan.',
  files: 'Spreadsheets that come in: looked at, previewed, imported row by row, taken back.',
  audit: 'Who did what and when: logs, scheduling notes, the schedule as of any hour.',
};

export const SPORTS = ['pickleball', 'tennis'] as const;
export type Sport = (typeof SPORTS)[number];

/** The sport of a tournament nobody has said it of, as far as its organization and name tell. */
export const likelySport = ({
  name,
  organization,
}: {
  readonly name?: string | undefined;
  readonly organization?: string | undefined;
}): Sport => (/\btennis\b/i.test(`${organization ?? ''} ${name ?? ''}`) ? 'tennis' : 'pickleball');

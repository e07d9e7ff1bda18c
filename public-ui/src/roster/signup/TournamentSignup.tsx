import { AssignmentManager } from '../schedule/AssignmentManager.tsx';
import { type Category, categoriesOf } from './categories.ts';
import { ShiftBoard } from './ShiftBoard.tsx';
import { TournamentFrame } from './TournamentFrame.tsx';
import { AboutTournament } from './TournamentHeader.tsx';
import { VolunteerLink } from './VolunteerLink.tsx';

interface TournamentSignupProps {
  readonly tid: string;
  /** The only category, on a page without a choice. */
  readonly only?: Category;
  readonly noneOwn?: string;
}

/** Everything of one tournament for an official. */
export const TournamentSignup = ({ tid, only, noneOwn }: TournamentSignupProps) => (
  <TournamentFrame tid={tid} links={(tournament) => <VolunteerLink tournament={tournament} />}>
    {(tournament) => (
      <>
        <AssignmentManager tid={tid} tournament={tournament.name} empty={noneOwn} />
        <ShiftBoard
          tournament={tournament}
          categories={categoriesOf(tournament).filter((category) => !only || category === only)}
        />
        <AboutTournament tournament={tournament} />
      </>
    )}
  </TournamentFrame>
);

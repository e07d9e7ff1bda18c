import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { usePickedTournament } from '../../board/index.ts';
import { VolunteerSignup } from './VolunteerSignup.tsx';
import type { Order } from './VolunteerTable.tsx';

// Loaded apart: most links name the tournament.
const OpportunitiesPage = lazyPart(
  async () => (await import('./OpportunitiesPage.tsx')).OpportunitiesPage,
  LostPart,
);

/** Of the tournament in the address, else the one chosen before; without either one chooses. */
function VolunteerPage({ order }: { order: Order }) {
  const tid = usePickedTournament();
  if (tid !== null) return <VolunteerSignup key={tid} tid={tid} order={order} />;
  return (
    <Part>
      <OpportunitiesPage />
    </Part>
  );
}

/** `/signup/volunteer` and below `/signup/volunteer/bytime`. */
export const VolunteerByCategoryPage = () => <VolunteerPage order="category" />;

export const VolunteerByTimePage = () => <VolunteerPage order="time" />;

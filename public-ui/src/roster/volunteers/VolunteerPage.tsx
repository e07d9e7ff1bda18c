import { usePickedTournament } from '../../board/index.ts';
import { OpportunitiesPage } from './OpportunitiesPage.tsx';
import { VolunteerSignup } from './VolunteerSignup.tsx';
import type { Order } from './VolunteerTable.tsx';

/** Of the tournament in the address or the one chosen before; without either one chooses. */
function VolunteerPage({ order }: { order: Order }) {
  const tid = usePickedTournament();
  return tid === null ? <OpportunitiesPage /> : <VolunteerSignup key={tid} tid={tid} order={order} />;
}

/** `/signup/volunteer` */
export const VolunteerByCategoryPage = () => <VolunteerPage order="category" />;

/** `/signup/volunteer/bytime` */
export const VolunteerByTimePage = () => <VolunteerPage order="time" />;

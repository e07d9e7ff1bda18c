import { onDemand } from '../kit/page/onDemand.tsx';

export const PlayerForm = onDemand(async () => (await import('./players/PlayerForm.tsx')).PlayerForm);
export const ImportPlayers = onDemand(
  async () => (await import('./players/ImportPlayers.tsx')).ImportPlayers,
);
export const TournamentForm = onDemand(
  async () => (await import('./tournaments/TournamentForm.tsx')).TournamentForm,
);
export const EventsDialog = onDemand(
  async () => (await import('./tournaments/EventsDialog.tsx')).EventsDialog,
);
export const PairDialog = onDemand(async () => (await import('./partners/PairDialog.tsx')).PairDialog);

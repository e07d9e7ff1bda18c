import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import type { ReactNode } from 'react';
import { LiveHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { FeaturePage } from '../kit/page/FeaturePage.tsx';

/** A screen of scoring, where the tournament has its scores reported at all. */
export const ScorePage = ({ children }: { readonly children: ReactNode }) => (
  <FeaturePage feature="score_reporting">{children}</FeaturePage>
);

/** Title of a screen that hears every score that is reported. */
export function ScoreHeader({ title, actions }: { readonly title: string; readonly actions?: ReactNode }) {
  const { tid } = useDesk();
  const live = useRoom(`score:${tid}`, { also: ['score'] });
  return <LiveHeader title={title} actions={actions} live={live} />;
}

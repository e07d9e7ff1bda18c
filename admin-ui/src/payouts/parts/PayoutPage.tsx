import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import type { ReactNode } from 'react';
import { LiveHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { FeaturePage } from '../../kit/page/FeaturePage.tsx';

/** A screen of payouts, where the tournament pays prize money at all. */
export const PayoutPage = ({ children }: { readonly children: ReactNode }) => (
  <FeaturePage feature="payout">{children}</FeaturePage>
);

/** Title of a screen that hears what other desks pay. */
export function PayoutHeader({ title, actions }: { readonly title: string; readonly actions?: ReactNode }) {
  const { tid } = useDesk();
  return <LiveHeader title={title} actions={actions} live={useRoom(`payouts:${tid}`)} />;
}

import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import type { ReactNode } from 'react';
import { LiveHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';

/** Title of both lists of a plan, live while they stand. */
export function PlanHeader({ title, actions }: { title: string; actions: ReactNode }) {
  const { tid } = useDesk();
  const live = useRoom(`plan:${tid}`);
  return <LiveHeader title={title} actions={actions} live={live} />;
}

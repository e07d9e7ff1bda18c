import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import type { ReactNode } from 'react';
import { LiveHeader } from '../../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';

interface VolunteerHeaderProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly low?: boolean;
  readonly steps?: ReactNode;
}

/** Title of a screen about volunteers, live in everybody's room: captains may not be in the desk's. */
export function VolunteerHeader(props: VolunteerHeaderProps) {
  const { tid } = useDesk();
  const live = useRoom(`tournament:${tid}`);
  return <LiveHeader {...props} live={live} />;
}

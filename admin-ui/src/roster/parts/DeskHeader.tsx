import { LiveMark } from '@courtcrew/ui-kit/live/LiveMark.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { useDesk, useDeskRoom } from './desk.ts';

interface DeskHeaderProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Replaces the title in the browser's tab. */
  readonly tab?: string;
}

/** Title of a desk screen with its tournament and zone. The screen is live while it stands. */
export function DeskHeader({ title, actions, tab }: DeskHeaderProps) {
  const w = useWords();
  const { tid, name, time_zone } = useDesk();
  const live = useDeskRoom(tid);
  return (
    <PageHeader
      title={title}
      tab={tab}
      actions={actions}
      about={
        <>
          <span>{name}</span>
          <span>
            · {w('time.venue')} ({time_zone})
          </span>
          <span className="no-print">
            <LiveMark state={live} zone={time_zone} />
          </span>
        </>
      }
    />
  );
}

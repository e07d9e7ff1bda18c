import type { Route } from '../kernel/http/route.ts';
import { contactRoutes } from './contacts.ts';
import { dutyRoutes } from './duty.ts';
import { monitorRoutes } from './monitors.ts';
import { notificationRoutes } from './notifications.ts';
import type { BoardParts } from './onBoard.ts';
import { playRoutes } from './play.ts';

/** Everything that is written on a board. */
export const boardRoutes = (parts: BoardParts): readonly Route[] => [
  ...playRoutes(parts),
  ...dutyRoutes(parts),
  ...notificationRoutes(parts),
  ...contactRoutes(parts),
  ...monitorRoutes,
];

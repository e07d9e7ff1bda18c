import { createContext, type RefObject } from 'react';

/** Resolves to whether the screen may be left. */
export type Gate = () => Promise<boolean>;

interface LeaveGate extends RefObject<Gate | null> {
  /** Closes the top modal, for a router around the page. */
  closeTop?: () => Promise<void>;
}

/** Question before the screen is left; null without one. */
export const GateContext = createContext<LeaveGate>({ current: null });

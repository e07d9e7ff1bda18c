import { createContext, type RefObject } from 'react';

/** Answers whether the screen may be left for another. */
export type Gate = () => Promise<boolean>;

interface LeaveGate extends RefObject<Gate | null> {
  /** Closes what stands above the page; from within the page, for a router around it. */
  closeTop?: () => Promise<void>;
}

/** What is asked before the screen is left; null while nobody has to be asked. */
export const GateContext = createContext<LeaveGate>({ current: null });

import { createContext, type RefObject } from 'react';

/** Answers whether the screen may be left for another. */
export type Gate = () => Promise<boolean>;

/** What is asked before the screen is left; null while nobody has to be asked. */
export const GateContext = createContext<RefObject<Gate | null>>({ current: null });

import type { Section } from '../tournaments/index.ts';

/** Where somebody writes to the coordinator of a section, below the address of the product; alone, as `signupPath` is. */
export const contactPath = (tid: string, section: Section): string =>
  `/signup/contactcoordinator?tid=${encodeURIComponent(tid)}&section=${section}`;

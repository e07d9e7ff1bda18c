import { stored, useStored } from '@courtcrew/ui-kit/session/stored.ts';
import { useEffect } from 'react';
import { SECTIONS, type Section } from './screen.ts';

const kept = stored('courtcrew.sections');

const read = (text: string | null): readonly Section[] =>
  SECTIONS.filter((section) => (text ?? '').split(' ').includes(section));

interface OpenSections {
  readonly isOpen: (section: Section) => boolean;
  readonly toggle: (section: Section) => void;
}

/** Which sections of the drawer are unfolded: remembered in this browser, and always the one somebody comes into. */
export function useOpenSections(current: Section | null): OpenSections {
  const open = read(useStored(kept));
  useEffect(() => {
    const before = read(kept.read());
    if (current !== null && !before.includes(current)) kept.write([...before, current].join(' '));
  }, [current]);
  return {
    isOpen: (section) => open.includes(section),
    toggle: (section) => {
      const others = open.filter((one) => one !== section);
      kept.write((others.length < open.length ? others : [...open, section]).join(' '));
    },
  };
}

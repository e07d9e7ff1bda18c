import { TabLinks } from '@courtcrew/ui-kit/page/TabLinks.tsx';
import type { DrawerSection } from './entries.ts';
import { useHere } from './places.tsx';
import { useStaffWords } from './words.ts';

/** Links to the screens that share the current one's entry in the drawer; nothing where it stands alone. */
export function ScreenTabs({ sections }: { readonly sections: readonly DrawerSection[] }) {
  const w = useStaffWords();
  const here = useHere(sections);
  if (!here || here.entry.tabs.length < 2 || here.door.place.fillsWindow) return null;
  const { entry, door } = here;
  return (
    <TabLinks
      label={w(entry.title)}
      tabs={entry.tabs.map(({ to, title }) => ({ to, label: w(title) }))}
      at={door.to}
    />
  );
}

import { Footer } from './Footer.tsx';
import { TabBar } from './TabBar.tsx';

/** What stands below every page; the tab bar on phones. */
export const Foot = ({ wide }: { wide: boolean }) => (
  <>
    <Footer wide={wide} />
    <TabBar />
  </>
);

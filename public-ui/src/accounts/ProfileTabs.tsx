import { TabLinks } from '@courtcrew/ui-kit/page/TabLinks.tsx';
import { useAccountWords } from './words.ts';

export function ProfileTabs() {
  const w = useAccountWords();
  return (
    <TabLinks
      label={w('profile.tabs')}
      tabs={[
        { to: '/profile/myProfile', label: w('profile.tab') },
        { to: '/profile/security', label: w('profile.securityTab') },
      ]}
    />
  );
}

import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useLogout } from '@courtcrew/ui-kit/session/useLogout.ts';
import { useScheme } from '@courtcrew/ui-kit/theme/useScheme.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useStaffWords } from './words.ts';

/** A phone's top bar has no room for these. */
const ON_A_PHONE = { display: { sm: 'none' } };

export function PersonMenu() {
  const w = useStaffWords();
  const { user } = useSession();
  const logout = useLogout();
  const { language, setLanguage } = useSpeech();
  const other = language === 'en' ? 'es' : 'en';
  const scheme = useScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const leave = async () => {
    if (await logout()) window.location.assign('/');
  };
  return (
    <>
      <IconButton
        aria-label={w('shell.profileMenu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircle />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1, fontWeight: 650 } }}>
          {user ? fullName(user) : ''}
        </MenuItem>
        <MenuItem component={AppAnchor} to="/profile/myProfile">
          {w('nav.myProfile')}
        </MenuItem>
        <MenuItem component={AppAnchor} to="/profile/security">
          {w('nav.security')}
        </MenuItem>
        <MenuItem component={AppAnchor} to="/profile/signupReport">
          {w('nav.mySchedule')}
        </MenuItem>
        <MenuItem component={AppAnchor} to="/help">
          {w('nav.help')}
        </MenuItem>
        <MenuItem component={AppAnchor} to="/">
          {w('staff.publicSite')}
        </MenuItem>
        <MenuItem lang={other} onClick={() => setLanguage(other)} sx={ON_A_PHONE}>
          {w('shell.language')}
        </MenuItem>
        <MenuItem onClick={scheme.change} sx={ON_A_PHONE}>
          {w(scheme.label)}
        </MenuItem>
        <Divider />
        <MenuItem onClick={leave}>{w('login.logout')}</MenuItem>
      </Menu>
    </>
  );
}

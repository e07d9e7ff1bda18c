import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useLogout } from '@courtcrew/ui-kit/session/useLogout.ts';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useStaffWords } from './words.ts';

export function PersonMenu() {
  const w = useStaffWords();
  const { user } = useSession();
  const logout = useLogout();
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
          {user ? `${user.first} ${user.last}` : ''}
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
        <Divider />
        <MenuItem onClick={leave}>{w('login.logout')}</MenuItem>
      </Menu>
    </>
  );
}

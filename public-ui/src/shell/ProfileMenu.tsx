import type { SessionUser } from '@courtcrew/domain/accounts/session.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useLogout } from '@courtcrew/ui-kit/session/useLogout.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { navigationFor } from './navigation.ts';

export function ProfileMenu({ user }: { user: SessionUser }) {
  const w = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const leave = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const logout = async () => {
    close();
    if (await leave()) void navigate('/');
  };
  return (
    <>
      <Button
        color="inherit"
        variant="text"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<AccountCircle />}
        sx={{ minWidth: 0, maxWidth: { xs: '100%', sm: '56vw' } }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere', lineHeight: 1.2 }}>
          {w('shell.welcome', { first: user.first })}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={AppAnchor} to="/profile/myProfile" onClick={close}>
          {w('nav.myProfile')}
        </MenuItem>
        {navigationFor(session).map(({ to, word }) => (
          <MenuItem key={to} component={AppAnchor} to={to} onClick={close}>
            {w(word)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={logout}>{w('login.logout')}</MenuItem>
      </Menu>
    </>
  );
}

import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const ICONS = {
  success: <CheckCircle />,
  info: <Info />,
  warning: <ReportProblem />,
  error: <ErrorOutline />,
} as const;

interface NoticeProps {
  readonly severity: keyof typeof ICONS;
  readonly icon?: ReactNode;
  readonly mb?: number;
  readonly children: ReactNode;
}

/** A static notice in the look of MUI's alerts, without their weight, for pages opened on slow networks. */
export const Notice = ({ severity, icon = ICONS[severity], mb = 0, children }: NoticeProps) => (
  <Box
    role="alert"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      mb,
      px: 2,
      py: 1.75,
      borderRadius: 1,
      typography: 'body2',
      color: `var(--mui-palette-Alert-${severity}Color)`,
      backgroundColor: `var(--mui-palette-Alert-${severity}StandardBg)`,
      '& > svg': { fontSize: 22, opacity: 0.9, color: `var(--mui-palette-Alert-${severity}IconColor)` },
    }}
  >
    {icon}
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);

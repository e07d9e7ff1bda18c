import type { PaletteOptions } from '@mui/material/styles';
import { TEAL } from './styles.ts';

/** Every text tone keeps 4.5:1 on the grounds below; a test measures it. */
export const light = {
  primary: { main: '#00707C', light: TEAL, dark: '#00545D', contrastText: '#FFFFFF' },
  secondary: { main: '#B4460E', light: '#E9793A', dark: '#863207', contrastText: '#FFFFFF' },
  success: { main: '#1C7442', light: '#2E9C5C', dark: '#12532E', contrastText: '#FFFFFF' },
  warning: { main: '#835400', light: '#C98A15', dark: '#5F3D00', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', light: '#D9534B', dark: '#8A1811', contrastText: '#FFFFFF' },
  info: { main: '#2B5AA0', light: '#4C7DC6', dark: '#1C4076', contrastText: '#FFFFFF' },
  background: { default: '#F5F8F7', paper: '#FFFFFF' },
  text: { primary: '#0F2429', secondary: '#4B6066', disabled: '#8A9A9E' },
  divider: '#D8E2E2',
  action: { hover: 'rgb(0 112 124 / 0.06)', selected: 'rgb(0 112 124 / 0.11)', hoverOpacity: 0.06 },
} as const satisfies PaletteOptions;

export const dark = {
  primary: { main: '#5ACBD8', light: '#8FE0E9', dark: '#2CA9B8', contrastText: '#00252B' },
  secondary: { main: '#FF9F66', light: '#FFC29D', dark: '#E9793A', contrastText: '#331200' },
  success: { main: '#74CF97', light: '#A2E0BA', dark: '#3FA268', contrastText: '#04220F' },
  warning: { main: '#EFC05A', light: '#F6D78F', dark: '#C98A15', contrastText: '#2A1B00' },
  error: { main: '#FF9389', light: '#FFB8B1', dark: '#D9534B', contrastText: '#370502' },
  info: { main: '#93B8F5', light: '#BAD1F9', dark: '#4C7DC6', contrastText: '#04193A' },
  background: { default: '#0B1618', paper: '#122124' },
  text: { primary: '#E7F0F0', secondary: '#A3B7BB', disabled: '#6C8085' },
  divider: '#24393D',
  action: { hover: 'rgb(90 203 216 / 0.08)', selected: 'rgb(90 203 216 / 0.15)', hoverOpacity: 0.08 },
} as const satisfies PaletteOptions;

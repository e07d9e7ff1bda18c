import { defineConfig } from 'vite';
import { appConfig } from '../ui-kit/vite.ts';

export default defineConfig(appConfig('public'));

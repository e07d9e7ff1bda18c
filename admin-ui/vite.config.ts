import { defineConfig } from 'vite';
import { appConfig } from '../ui-kit/build/appConfig.ts';

export default defineConfig(appConfig('admin'));

import { defineConfig } from 'vite';
import { drawingConfig } from '../ui-kit/build/drawingConfig.ts';

export default defineConfig(drawingConfig());

import { configure } from '@testing-library/react';

// Parts that are loaded when first needed, and whole pages, take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

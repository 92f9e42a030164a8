import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library does this by itself only where test functions are global.
afterEach(cleanup);

// A find ends as soon as it finds: only a test that fails waits so long, and a busy machine fails none.
configure({ asyncUtilTimeout: 10_000 });

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library does this automatically only with global test functions.
afterEach(cleanup);

// A query returns as soon as it succeeds, so only failing tests wait this long, and a busy machine does not cause
// failures.
configure({ asyncUtilTimeout: 10_000 });

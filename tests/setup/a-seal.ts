import type { PrintOptions } from '#origin/documents/engine/marks/seal.ts';

const checksum = '3fb3b6f25c1e4a4f8b62b40d5a5a8d5be9e6b1b7c0e1f27a3a9d4c2f6e8b0a17';

/** The print options of tests: English, with a fake checksum. */
export const TEST_PRINT: PrintOptions = {
  language: 'en',
  seal: { checksum, address: `https://test.vinport.example/verify/${checksum}` },
};

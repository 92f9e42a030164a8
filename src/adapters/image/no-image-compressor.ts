import { errAsync } from 'neverthrow';
import type { ImageCompressor } from '#ports/image-compressor.ts';

/** Makes no picture smaller: for the server, which has nothing to read one with. */
export const noImageCompressor: ImageCompressor = { compress: () => errAsync({ code: 'unsupported' }) };

import { createFakeImageCompressor, fakePicture } from '../fakes/fake-image-compressor.ts';
import { imageCompressorContract } from './image-compressor.contract.ts';

imageCompressorContract('the fake', async () => ({
  images: createFakeImageCompressor(),
  pictureOf: async (dimensions) => fakePicture(dimensions),
}));

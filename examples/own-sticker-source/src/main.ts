import { createContainer } from 'vinport';
import { createHttpStickerGateway } from 'vinport/adapters';
import { fullName } from 'vinport/core';
import { ownRecords } from './own-records.ts';
import { createOwnStickerSource } from './own-sticker-source.ts';
import { scriptWorld } from './world.ts';

// No origin responds at this URL. Our own data needs none.
const container = createContainer(scriptWorld('https://vinport.example'), {
  stickers: (get) => createOwnStickerSource(createHttpStickerGateway(get('http')), ownRecords),
});

// Vinport's own rule, which is independent of the source of these records.
const generated = await container.get('generateSticker')({ vin: '1FTFW1ET3EFA00001' });
const lines = generated.match(
  (sticker) => {
    if (sticker.kind === 'stored') return [`stored: ${sticker.sticker.id}`];
    const { vehicle, builds } = sticker.draft;
    return [fullName(vehicle), ...builds.map(({ trim, style }) => `${trim}, ${style ?? 'unknown style'}`)];
  },
  ({ code }) => [`no sticker: ${code}`],
);
process.stdout.write(`${lines.join('\n')}\n`);
container.close();

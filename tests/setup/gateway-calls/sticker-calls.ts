import { createHttpStickerGateway } from '#adapters/http/sticker-gateway.ts';
import { stickerToWire } from '#contract/sticker/wire-sticker.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import { aConfirmStickerRequest } from '#tests/builders/a-confirm-sticker-request.ts';
import { aSticker } from '#tests/builders/a-sticker.ts';
import { aVehicleBuild } from '#tests/builders/a-vehicle-build.ts';
import { callsOf } from './gateway-call.ts';

const vin = '1HGCM82693A000001';
const name = { year: 2003, make: 'Honda', model: 'Accord' };
const classic = { vin: '7F03C000001', year: 1967, make: 'Ford', model: 'Mustang', series: 'Convertible' };
const trim = { ...name, trim: 'EX-V6' };
const answer = { status: 'success', data: stickerToWire(aSticker()) };
const builds = { status: 'success', data: [aVehicleBuild()] };

/** The window sticker calls. */
export const stickerCalls = callsOf<StickerGateway>('sticker', createHttpStickerGateway, {
  years: [{ rows: 'CALL-05', answer: { status: 'success', data: [2003] }, send: (stickers) => stickers.years() }],
  makes: [
    { rows: 'CALL-05', answer: { status: 'success', data: ['Honda'] }, send: (stickers) => stickers.makes(2003) },
  ],
  models: [
    { rows: 'CALL-05', answer: { status: 'success', data: ['Accord'] }, send: (stickers) => stickers.models(name) },
  ],
  trims: [
    { rows: 'CALL-05', answer: { status: 'success', data: ['EX-V6'] }, send: (stickers) => stickers.trims(name) },
  ],
  generate: [
    {
      rows: 'STK-05 STK-18',
      answer: answer,
      send: (stickers) => stickers.generate({ vin, europe: true, regenerate: true }),
      sendLeast: (stickers) => stickers.generate({ vin, europe: false, regenerate: false }),
    },
  ],
  generateClassic: [{ rows: 'STK-03 STK-18', answer: answer, send: (stickers) => stickers.generateClassic(classic) }],
  generateByName: [
    {
      rows: 'STK-08 STK-18',
      answer: answer,
      send: (stickers) => stickers.generateByName(name),
      sendLeast: (stickers) => stickers.generateByName({ ...name, model: '' }),
    },
  ],
  findBuilds: [{ rows: 'STK-09 STK-18', answer: builds, send: (stickers) => stickers.findBuilds(trim) }],
  findStyleBuilds: [
    {
      rows: 'STK-10 STK-18',
      answer: builds,
      send: (stickers) => stickers.findStyleBuilds({ ...name, style: '2-door coupe' }),
    },
  ],
  findForumBuilds: [
    { rows: 'STK-16 STK-18', answer: builds, send: (stickers) => stickers.findForumBuilds({ vin, ...trim }) },
  ],
  autoloadBuilds: [
    { rows: 'STK-16 STK-18', answer: builds, send: (stickers) => stickers.autoloadBuilds({ vin, ...trim }) },
  ],
  confirm: [
    {
      rows: 'STK-11 STK-12 STK-18',
      answer: answer,
      send: (stickers) => stickers.confirm(aConfirmStickerRequest()),
    },
    {
      way: 'restricted',
      rows: 'STK-11 STK-12 STK-18',
      answer: answer,
      send: (stickers) => stickers.confirm({ ...aConfirmStickerRequest(), restricted: true }),
    },
  ],
  read: [{ rows: 'CALL-05', answer: answer, send: (stickers) => stickers.read('sticker-1') }],
  readPdf: [{ rows: 'CALL-05', answer: 'pdf', send: (stickers) => stickers.readPdf('sticker-1') }],
  list: [
    {
      rows: 'CALL-05',
      answer: { status: 'success', data: { total: 1, stickers: [stickerToWire(aSticker())] } },
      send: (stickers) => stickers.list({ vin, page: 1 }),
      sendLeast: (stickers) => stickers.list({ vin: '', page: 1 }),
    },
  ],
  readSample: [{ rows: 'CALL-05', answer: answer, send: (stickers) => stickers.readSample() }],
  readSamplePdf: [{ rows: 'CALL-05', answer: 'pdf', send: (stickers) => stickers.readSamplePdf() }],
});

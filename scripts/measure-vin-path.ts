// Lists the product files with a function that receives a VIN, from the submitted form of a window sticker to its PDF;
// components are not included. Usage: npm run measure:vin-path
import process from 'node:process';
import { recordReceivers } from './vin-path/record-receivers.ts';

const receivers = recordReceivers();
// Only imports after the hook are recorded.
const { walkSticker } = await import('./vin-path/walk-sticker.ts');
await walkSticker('1HGCM82633A004352', receivers.watch);
const { values, fields } = receivers;
const others = [...fields].filter((file) => !values.has(file));
process.stdout.write(`${[...values].join('\n')}\n${values.size} files receive the VIN itself.\n\n`);
process.stdout.write(`${others.join('\n')}\n${others.length} more files receive it as a field of an object.\n`);
process.exit(0);

// Counts the product's lines of code: src and server without tests, stories, JSON, comments and blank lines. Usage: npm
// run count
import process from 'node:process';
import { productLines } from './quality/product-lines.ts';

const lines = productLines();
for (const [folder, count] of lines) process.stdout.write(`${folder.padEnd(18)}${String(count).padStart(7)}\n`);
const total = [...lines.values()].reduce((sum, count) => sum + count, 0);
process.stdout.write(`${'all'.padEnd(18)}${String(total).padStart(7)}\n`);

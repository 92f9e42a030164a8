import { writeFileSync } from 'node:fs';
import { DRAWINGS_PAGE, drawnPage } from './drawings.ts';

writeFileSync(DRAWINGS_PAGE, await drawnPage());

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readProduct } from './architecture.ts';
import { featureDrawing } from './feature-drawing.ts';
import { projectRoot } from './project-root.ts';
import { arrowTable, roomDrawing } from './room-drawing.ts';

/** The page that contains the drawings. */
export const DRAWINGS_PAGE = path.join(projectRoot, 'docs/architecture.md');

/** Returns the page with each drawing regenerated between its two markers. */
export const drawnPage = async (): Promise<string> => {
  const { modules, rules } = await readProduct();
  const drawings: Record<string, string> = {
    rooms: roomDrawing(modules),
    arrows: arrowTable(modules, rules),
    stickers: featureDrawing('sticker', modules),
  };
  return Object.entries(drawings).reduce(
    (page, [name, drawing]) => {
      const place = new RegExp(`(<!-- drawn: ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`);
      if (!place.test(page)) throw new Error(`docs/architecture.md has no markers for the drawing "${name}".`);
      return page.replace(place, (_, before: string, after: string) => `${before}\n${drawing}\n${after}`);
    },
    readFileSync(DRAWINGS_PAGE, 'utf8'),
  );
};

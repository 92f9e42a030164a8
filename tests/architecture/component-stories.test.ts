import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const components = path.resolve(import.meta.dirname, '../../src/ui/components');

const filesOf = (folder: string, ending: RegExp) => readdirSync(folder).filter((file) => ending.test(file));

describe('the components', () => {
  const files = filesOf(components, /^[^.]+\.tsx$/);

  it('all have stories', () => {
    const stories = filesOf(components, /\.stories\.tsx$/);
    expect(files.length).toBeGreaterThan(30);
    expect(stories).toEqual(expect.arrayContaining(files.map((file) => file.replace('.tsx', '.stories.tsx'))));
  });

  it('have no unused parts', () => {
    const sources = files.map((file) => readFileSync(path.join(components, file), 'utf8')).join('\n');
    const parts = filesOf(path.join(components, 'parts'), /\.tsx$/);
    expect(parts).not.toEqual([]);
    expect(parts.filter((part) => !sources.includes(`'./parts/${part}'`))).toEqual([]);
  });
});

/** Maximum number of stars in a rating. */
export const STAR_COUNT = 5;

/**
 * Returns the vertices of an upright five-pointed star.
 *
 * @example
 * doc.polygon(...starPoints({ x: 100, y: 100 }, 5)).fill();
 */
export function starPoints({ x, y }: { readonly x: number; readonly y: number }, radius: number): [number, number][] {
  return Array.from({ length: 2 * STAR_COUNT }, (_, corner) => {
    const angle = (corner * Math.PI) / STAR_COUNT - Math.PI / 2;
    const length = corner % 2 === 0 ? radius : radius * 0.42;
    return [x + length * Math.cos(angle), y + length * Math.sin(angle)];
  });
}

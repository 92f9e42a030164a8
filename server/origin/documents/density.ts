/** How closely the lists of a sheet are set. */
export interface Density {
  readonly equipmentColumns: number;
  readonly size: number;
  readonly gap: number;
}

/** From airy to dense: a sheet takes the first that fits on one page. */
export const DENSITIES: readonly [Density, ...Density[]] = [
  { equipmentColumns: 2, size: 9.6, gap: 3 },
  { equipmentColumns: 2, size: 9, gap: 1.8 },
  { equipmentColumns: 2, size: 8.4, gap: 1 },
  { equipmentColumns: 3, size: 7.8, gap: 0.8 },
  { equipmentColumns: 3, size: 7.2, gap: 0.4 },
];

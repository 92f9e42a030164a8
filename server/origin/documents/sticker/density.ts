/** The density of the lists on a sheet. */
export interface Density {
  readonly equipmentColumns: number;
  /** Each piece of equipment on a separate line, or the items of a section in one paragraph. */
  readonly equipment: 'listed' | 'run-in';
  readonly priceColumns: number;
  /** Width of the price column, in points. */
  readonly priceWidth: number;
  readonly size: number;
  readonly gap: number;
}

const FEW_PRICES = { equipment: 'listed', priceColumns: 1, priceWidth: 270 } as const;

/** From spacious to dense: a sheet uses the first density that fits on one page. */
export const DENSITIES: readonly [Density, ...Density[]] = [
  { equipmentColumns: 2, ...FEW_PRICES, size: 9.2, gap: 3 },
  { equipmentColumns: 2, ...FEW_PRICES, size: 8.6, gap: 1.8 },
  { equipmentColumns: 2, ...FEW_PRICES, size: 8, gap: 1 },
  { equipmentColumns: 3, ...FEW_PRICES, size: 7.4, gap: 0.8 },
  { equipmentColumns: 3, ...FEW_PRICES, size: 6.8, gap: 0.4 },
  { equipmentColumns: 1, equipment: 'run-in', priceColumns: 2, priceWidth: 420, size: 7.2, gap: 0.6 },
  { equipmentColumns: 1, equipment: 'run-in', priceColumns: 3, priceWidth: 484, size: 6.6, gap: 0.3 },
  { equipmentColumns: 1, equipment: 'run-in', priceColumns: 3, priceWidth: 510, size: 6.2, gap: 0.2 },
];

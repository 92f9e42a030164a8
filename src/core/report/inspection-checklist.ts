import type { Finding, FindingMatter } from './report-finding.ts';
import { titleBrand } from './title-brand.ts';

/** The areas of an inspection, in the order of a walk around the vehicle. */
export const INSPECTION_AREAS = ['papers', 'outside', 'inside', 'underneath', 'drive'] as const;

/** One of the {@link INSPECTION_AREAS}. */
export type InspectionArea = (typeof INSPECTION_AREAS)[number];

const CHECKS_OF_AREA = {
  papers: [
    'original-title',
    'lien-release',
    'police-check',
    'repair-papers',
    'service-papers',
    'recall-proof',
    'auction-papers',
  ],
  outside: ['vin-plates', 'panel-gaps', 'hail-dents', 'locks'],
  inside: [
    'carpets-and-smell',
    'wiring',
    'scorch-marks',
    'pedals-and-seat',
    'instruments',
    'airbags',
    'mounting-holes',
  ],
  underneath: ['frame', 'corrosion', 'oil-and-fluids'],
  drive: ['straight-tracking', 'expert-inspection'],
} as const satisfies Readonly<Record<InspectionArea, readonly string[]>>;

/** An inspection check; screens have a text and a reason for each. */
export type InspectionCheck = (typeof CHECKS_OF_AREA)[InspectionArea][number];

/** A check with the findings that require it; none for standard checks. */
export interface InspectionPoint {
  readonly check: InspectionCheck;
  readonly because: readonly Finding['id'][];
}

/** The checks of an area; never empty. */
export interface InspectionPart {
  readonly area: InspectionArea;
  readonly points: readonly InspectionPoint[];
}

const ALWAYS: readonly InspectionCheck[] = ['original-title', 'vin-plates', 'straight-tracking', 'expert-inspection'];
const STRUCTURE: readonly InspectionCheck[] = ['repair-papers', 'panel-gaps', 'frame', 'straight-tracking'];
const COLLISION: readonly InspectionCheck[] = [...STRUCTURE, 'airbags'];
const FLOOD: readonly InspectionCheck[] = ['carpets-and-smell', 'wiring', 'oil-and-fluids', 'corrosion'];
const IDENTITY: readonly InspectionCheck[] = ['original-title', 'vin-plates'];
const THEFT: readonly InspectionCheck[] = /* @__PURE__ */ IDENTITY.concat('police-check', 'locks');
const MILEAGE: readonly InspectionCheck[] = ['pedals-and-seat', 'service-papers', 'instruments'];
const HARD_USE: readonly InspectionCheck[] = ['service-papers', 'pedals-and-seat'];
const FITTED_OUT: readonly InspectionCheck[] = [...HARD_USE, 'mounting-holes'];

/** Checks for brands that need more than those of their kind. */
const CHECKS_OF_BRAND: Readonly<Record<string, readonly InspectionCheck[]>> = {
  '01': FLOOD,
  '02': ['scorch-marks', 'wiring', 'repair-papers'],
  '03': ['hail-dents', 'panel-gaps'],
  '04': FLOOD,
  '05': ['locks', 'panel-gaps', 'repair-papers'],
  '17': FITTED_OUT,
  '18': FITTED_OUT,
  '22': /* @__PURE__ */ IDENTITY.concat('instruments'),
  '23': ['repair-papers'],
  '68': [],
  '71': ['service-papers'],
};

/**
 * Returns the inspection checklist for a vehicle, based on the findings of its report; some checks are always included.
 * Each check is listed once with all findings that require it.
 *
 * Source: the product's own rule.
 *
 * @example
 * inspectionChecklist([]).map(({ area }) => area); // ['papers', 'outside', 'drive']
 */
export function inspectionChecklist(findings: readonly Pick<Finding, 'id' | 'matter'>[]): readonly InspectionPart[] {
  const called = findings.flatMap(({ id, matter }) => checksOf(matter).map((check) => ({ check, id })));
  return INSPECTION_AREAS.map((area) => ({
    area,
    points: CHECKS_OF_AREA[area]
      .map((check) => ({ check, because: [...new Set(called.flatMap((by) => (by.check === check ? by.id : [])))] }))
      .filter(({ check, because }) => because.length > 0 || ALWAYS.includes(check)),
  })).filter(({ points }) => points.length > 0);
}

function checksOf(matter: FindingMatter): readonly InspectionCheck[] {
  switch (matter.code) {
    case 'brand':
      return checksOfBrand(matter.brandCode);
    case 'title-wash':
      return ['original-title', ...matter.brandCodes.flatMap(checksOfBrand)];
    case 'odometer':
      return MILEAGE;
    case 'accident':
      return matter.airbagsDeployed === false ? STRUCTURE : COLLISION;
    case 'salvage':
      return COLLISION;
    case 'stolen':
    case 'recovered':
      return THEFT;
    case 'lien':
      return ['lien-release'];
    case 'announcement':
      return ['auction-papers', 'frame'];
    case 'use':
      return matter.use === 'taxi' || matter.use === 'police' ? FITTED_OUT : HARD_USE;
    case 'recall':
      return ['recall-proof'];
  }
}

function checksOfBrand(code: string): readonly InspectionCheck[] {
  const brand = titleBrand(code);
  if (brand === null) return ['original-title'];
  const own = CHECKS_OF_BRAND[brand.code];
  if (own) return own;
  switch (brand.kind) {
    case 'damage':
      return COLLISION;
    case 'construction':
      return [...IDENTITY, 'frame'];
    case 'use':
      return HARD_USE;
    case 'theft':
      return THEFT;
    case 'lien':
      return ['lien-release'];
    case 'odometer':
      return MILEAGE;
  }
}

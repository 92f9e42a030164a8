import { type VinRegion, vinRegion } from '#core/vehicle/vin-region.ts';

/** The region and country where a vehicle's manufacturer is registered. */
export type VinOrigin = { readonly region: VinRegion | null; readonly countryCode: string | null };

const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

// Contains only ranges with a certain assignment: unknown is better than wrong for a range that was reassigned.
const COUNTRY_RANGES = `
A ZA A-H,CI J-K,LS L-M,BW N-P,NA R-S,MG T-U,MU V-W,TN X-Y
B AO A-B,ET C-C,KE F-G,NG L-L,DZ R-R
C EG A-B,MA F-G,ZM L-M
H CN A-0
J JP A-0
K IL F-H,KR L-R,JO S-T
L CN A-0
M IN A-E,ID F-K,TH L-R,MM S-S,IN Y-0
N IR A-E,PK F-G,TR L-R,UZ S-T
P PH A-C,SG F-G,MY L-R,IN 5-0
R AE A-B,TW F-K,VN L-R,SA S-T
S GB A-M,DE N-T,PL U-Z,LV 1-2
T CH A-H,CZ J-P,HU R-V,PT W-2
U ES A-C,DK H-M,IE N-T,RO U-Z,SK 5-7
V AT A-E,FR F-R,ES S-W,HR 3-5,EE 6-8
W DE A-0
X BG A-E,GR F-K,NL L-R,RU S-W,LU X-Y,RU Z-0
Y BE A-E,FI F-K,MT N-N,SE S-W,NO X-2,BY 3-5,UA 6-8
Z IT A-U,SI X-Z,LT 3-5,RU 6-0
1 US A-0
2 CA A-0
3 MX A-X
4 US A-0
5 US A-0
6 AU A-W
7 US F-0
8 AR A-E,CL F-G,EC L-P,PE S-T,VE X-Z
9 BR A-E,CO F-G,PY L-P,UY S-W,BR 3-9
`;

const COUNTRIES = new Map<string, string>();
for (const line of COUNTRY_RANGES.trim().split('\n')) {
  const first = line.charAt(0);
  for (const entry of line.slice(2).split(',')) {
    const [code = '', range = ''] = entry.split(' ');
    const [from = '', to = ''] = range.split('-');
    for (const second of ORDER.slice(ORDER.indexOf(from), ORDER.indexOf(to) + 1)) COUNTRIES.set(first + second, code);
  }
}

/**
 * Returns region and country of the manufacturer from the first two characters (ISO 3780).
 *
 * @example
 * vinOrigin('VF1BB0A0F12345678'); // { region: 'europe', countryCode: 'FR' }
 */
export function vinOrigin(vin: string): VinOrigin {
  return { region: vinRegion(vin), countryCode: COUNTRIES.get(vin.slice(0, 2)) ?? null };
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });
const namesByCode = new Map(Array.from(new Set(COUNTRIES.values()), (code) => [code, englishNames.of(code) ?? code]));

/**
 * Returns the English name of a country from its ISO 3166-1 alpha-2 code.
 *
 * @example
 * countryName('FR'); // 'France'
 */
export function countryName(code: string | null): string | null {
  return code === null ? null : (namesByCode.get(code) ?? null);
}

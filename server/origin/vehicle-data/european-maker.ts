/** A manufacturer of vehicles for European markets. */
export type EuropeanMaker = {
  readonly make: string;
  /** Its country, if it differs from the assigned code range. */
  readonly countryCode?: string;
  /** The last model year sold in the United States, if the manufacturer left that market. */
  readonly lastYearInUnitedStates?: number;
};

const MAKES_BY_WMI: Record<string, string> = {
  'Alfa Romeo': 'ZAR ZAS',
  Alpine: 'VFA',
  'Aston Martin': 'SCF',
  Audi: 'TRU WAU WA1 WUA WU1',
  Bentley: 'SCB SJA',
  BMW: 'WBA WBS WBX WBY WB1',
  Citroën: 'VF7 VR7',
  Dacia: 'UU1 UU6',
  DAF: 'XLR',
  DS: 'VR1',
  Ducati: 'ZDM',
  Ferrari: 'ZFF',
  Fiat: 'ZFA ZFC',
  Ford: 'WF0 VS6',
  Honda: 'SHH SHS',
  Hyundai: 'TMA',
  Iveco: 'ZCF WJM',
  Jaguar: 'SAJ SAD',
  Kia: 'U5Y U6Y',
  Lamborghini: 'ZHW ZPB',
  Lancia: 'ZLA',
  'Land Rover': 'SAL',
  Lotus: 'SCC',
  MAN: 'WMA',
  Maserati: 'ZAM ZN6',
  McLaren: 'SBM',
  'Mercedes-Benz': 'WDB WDC WDD WDF W1K W1N W1V W1T VSA',
  MINI: 'WMW',
  Nissan: 'SJN VSK VWA',
  Opel: 'W0L W0V VXK',
  Peugeot: 'VR3',
  Piaggio: 'ZAP',
  Polestar: 'YSM',
  Porsche: 'WP0 WP1',
  Renault: 'VF2',
  'Renault Trucks': 'VF6',
  'Rolls-Royce': 'SCA',
  Saab: 'YS3',
  Scania: 'YS2 XLE VLU',
  SEAT: 'VSS',
  Škoda: 'TMB TMP',
  Smart: 'WME',
  Suzuki: 'TSM VTT',
  Toyota: 'SB1 VNK',
  Triumph: 'SMT',
  Volkswagen: 'WVW WVG WV1 WV2 WV3',
  Volvo: 'YV1 YV4',
  'Volvo Trucks': 'YV2',
};

const BY_WMI = new Map<string, EuropeanMaker>([
  ...Object.entries(MAKES_BY_WMI).flatMap(([make, codes]) =>
    codes.split(' ').map((code): [string, EuropeanMaker] => [code, { make }]),
  ),
  // Tesla's plant near Berlin uses a code from the Dutch range.
  ['XP7', { make: 'Tesla', countryCode: 'DE' }],
  // vPIC never ended the United States descriptions of these two manufacturers, so they would match all their later
  // cars.
  ['VF1', { make: 'Renault', lastYearInUnitedStates: 1989 }],
  ['VF3', { make: 'Peugeot', lastYearInUnitedStates: 1992 }],
]);

/**
 * Returns the manufacturer of a vehicle built for Europe, or `null` if its code is not well known. vPIC cannot be used
 * for this: it lists Renault's code under Eagle, a make of the 1980s.
 *
 * @example
 * europeanMaker('TMB'); // { make: 'Škoda' }
 */
export function europeanMaker(wmi: string): EuropeanMaker | null {
  return BY_WMI.get(wmi) ?? null;
}

import type { RECALL_LIMITS } from '#core/recall/recall.ts';
import type { VehicleUse } from '#core/report/history-record.ts';
import type { ReportSection } from '#core/report/history-source.ts';
import type { CoverageState } from '#core/report/report-coverage.ts';
import type { FindingWeight } from '#core/report/report-finding.ts';
import type { VerdictLevel } from '#core/report/report-verdict.ts';
import type { Language } from '#core/site/host-variant.ts';
import { type DocumentTexts, documentTexts } from '../engine/document-texts.ts';

/** What a report says besides its records. */
export interface ReportTexts extends DocumentTexts {
  readonly document: string;
  readonly subject: string;
  readonly gathered: (day: string) => string;
  readonly none: string;
  readonly verdicts: Readonly<Record<VerdictLevel, { readonly title: string; readonly meaning: string }>>;
  readonly unknownSections: (names: string) => string;
  readonly neverSafe: string;
  readonly coverage: string;
  readonly states: Readonly<Record<CoverageState, string>>;
  readonly sections: Readonly<Record<ReportSection, string>>;
  readonly empty: Readonly<Record<CoverageState, string>>;
  readonly findings: string;
  readonly noFindings: string;
  readonly weights: Readonly<Record<FindingWeight, string>>;
  readonly basedOn: string;
  readonly columns: {
    readonly section: string;
    readonly state: string;
    readonly records: string;
    readonly asked: string;
    readonly date: string;
    readonly what: string;
    readonly place: string;
    readonly odometer: string;
    readonly source: string;
    readonly owner: string;
  };
  readonly missing: (names: string) => string;
  readonly chart: (readings: number) => string;
  readonly oddReading: string;
  readonly uses: Readonly<Record<VehicleUse, string>>;
  readonly owner: (number: number) => string;
  readonly today: string;
  readonly parkIt: string;
  readonly parkOutside: string;
  readonly risk: string;
  readonly remedy: string;
  readonly recallLimits: string;
  readonly limits: Readonly<Record<(typeof RECALL_LIMITS)[number], string>>;
  readonly specification: string;
  readonly estimate: string;
  readonly estimateMethod: string;
  readonly noEstimate: string;
  readonly sources: string;
  readonly sourcesNote: string;
  readonly identity: (id: string, day: string) => string;
}

const en: ReportTexts = {
  ...documentTexts.en,
  document: 'Vehicle history report',
  subject: 'Vehicle history report',
  gathered: (day) => `Gathered on ${day} (UTC)`,
  none: 'None',
  verdicts: {
    warning: {
      title: 'Something speaks against buying',
      meaning: 'At least one record weighs heavily. Read the findings below before you agree to anything.',
    },
    caution: {
      title: 'Look more closely',
      meaning: 'Some records call for a question to the seller, or for an inspection of the part they are about.',
    },
    'nothing-found': {
      title: 'Nothing found in what was checked',
      meaning: 'Titles and odometer were checked and nothing speaks against the vehicle in the records we have.',
    },
    'not-enough': {
      title: 'Not enough is known',
      meaning: 'Too little could be checked to say anything about this vehicle, good or bad.',
    },
  },
  unknownSections: (names) => `Nobody could tell anything about: ${names}.`,
  neverSafe:
    'No report shows that a vehicle is safe or sound: much that happens is never recorded. Have it inspected before you buy.',
  coverage: 'What was checked',
  states: {
    found: 'Records found',
    clear: 'Checked, nothing recorded',
    'no-data': 'Checked, vehicle not known there',
    'not-checked': 'Not checked',
  },
  sections: {
    titles: 'Titles and brands',
    odometer: 'Odometer',
    accidents: 'Accidents',
    salvage: 'Salvage, junk and total loss',
    theft: 'Theft',
    liens: 'Liens',
    auctions: 'Auctions',
    listings: 'Sale listings',
    recalls: 'Recalls',
    owners: 'Owners and use',
  },
  empty: {
    found: '',
    clear: 'The sources that know this vehicle have no such record. That does not mean that nothing happened.',
    'no-data': 'Sources were asked, but none of them knows this vehicle.',
    'not-checked': 'No source was asked, or none answered. Nothing can be said here.',
  },
  findings: 'Findings',
  noFindings: 'No finding rests on the records we have.',
  weights: { severe: 'Weighs heavily', caution: 'Look closer', notice: 'Good to know' },
  basedOn: 'Based on',
  columns: {
    section: 'Section',
    state: 'State',
    records: 'Records',
    asked: 'Asked',
    date: 'Date',
    what: 'What',
    place: 'Place',
    odometer: 'Odometer',
    source: 'Source and record',
    owner: 'Owner',
  },
  missing: (names) => `no answer: ${names}`,
  chart: (readings) => `Odometer over time, ${readings} readings; the table below gives each of them.`,
  oddReading: 'does not fit',
  uses: {
    personal: 'Personal use',
    lease: 'Leased',
    rental: 'Rental vehicle',
    fleet: 'Company fleet',
    taxi: 'Taxi',
    police: 'Police',
    unknown: 'Use not known',
  },
  owner: (number) => `Owner ${number}`,
  today: 'today',
  parkIt: 'DO NOT DRIVE until it is repaired',
  parkOutside: 'PARK OUTSIDE, away from buildings: fire risk',
  risk: 'Risk',
  remedy: 'Remedy',
  recallLimits: 'What this list of recalls may lack:',
  limits: {
    'completed-recalls': 'recalls that were already carried out',
    'older-than-15-years': 'recalls more than 15 years old',
    'small-makers': 'recalls of small makers',
    'newly-announced-vins': 'VINs that were announced a short while ago',
  },
  specification: 'Specification',
  estimate: 'Value estimate',
  estimateMethod:
    'An estimate, not an offer: reckoned from what was asked or paid for this very vehicle in the last three years, each price lowered by 1 % for every month since, with a margin of a tenth on both sides. It knows nothing of today’s condition, equipment or market.',
  noEstimate: 'No estimate: no price of this vehicle from the last three years is on record.',
  sources: 'Sources',
  sourcesNote:
    'Each record names its source. Vinport is not a government agency, and no source is a government’s or a maker’s unless it is named so.',
  identity: (id, day) => `Report ${id} · made ${day} (UTC)`,
};

const es: ReportTexts = {
  ...documentTexts.es,
  document: 'Informe del historial del vehículo',
  subject: 'Informe del historial del vehículo',
  gathered: (day) => `Reunido el ${day} (UTC)`,
  none: 'Ninguno',
  verdicts: {
    warning: {
      title: 'Hay algo en contra de la compra',
      meaning: 'Al menos un registro pesa mucho. Lea los hallazgos de abajo antes de comprometerse.',
    },
    caution: {
      title: 'Mire con más atención',
      meaning: 'Algunos registros merecen una pregunta al vendedor o una revisión de la parte a la que se refieren.',
    },
    'nothing-found': {
      title: 'No se halló nada en lo que se consultó',
      meaning: 'Se consultaron títulos y odómetro, y nada habla en contra del vehículo en los registros que tenemos.',
    },
    'not-enough': {
      title: 'No se sabe lo suficiente',
      meaning: 'Se pudo consultar muy poco para decir algo de este vehículo, bueno o malo.',
    },
  },
  unknownSections: (names) => `Nadie pudo decir nada sobre: ${names}.`,
  neverSafe:
    'Ningún informe demuestra que un vehículo sea seguro o esté sano: mucho de lo que ocurre nunca se registra. Hágalo revisar antes de comprarlo.',
  coverage: 'Qué se consultó',
  states: {
    found: 'Hay registros',
    clear: 'Consultado, sin registros',
    'no-data': 'Consultado, allí no conocen el vehículo',
    'not-checked': 'No consultado',
  },
  sections: {
    titles: 'Títulos y marcas',
    odometer: 'Odómetro',
    accidents: 'Accidentes',
    salvage: 'Salvamento, chatarra y pérdida total',
    theft: 'Robo',
    liens: 'Gravámenes',
    auctions: 'Subastas',
    listings: 'Anuncios de venta',
    recalls: 'Retiros del mercado',
    owners: 'Dueños y uso',
  },
  empty: {
    found: '',
    clear: 'Las fuentes que conocen este vehículo no tienen ningún registro así. Eso no significa que no pasara nada.',
    'no-data': 'Se consultaron fuentes, pero ninguna conoce este vehículo.',
    'not-checked': 'No se consultó ninguna fuente, o ninguna respondió. Aquí no se puede decir nada.',
  },
  findings: 'Hallazgos',
  noFindings: 'Ningún hallazgo se desprende de los registros que tenemos.',
  weights: { severe: 'Pesa mucho', caution: 'Mire mejor', notice: 'Conviene saberlo' },
  basedOn: 'Según',
  columns: {
    section: 'Sección',
    state: 'Estado',
    records: 'Registros',
    asked: 'Consultado',
    date: 'Fecha',
    what: 'Qué',
    place: 'Lugar',
    odometer: 'Odómetro',
    source: 'Fuente y registro',
    owner: 'Dueño',
  },
  missing: (names) => `sin respuesta: ${names}`,
  chart: (readings) => `Odómetro a lo largo del tiempo, ${readings} lecturas; la tabla siguiente las da todas.`,
  oddReading: 'no encaja',
  uses: {
    personal: 'Uso personal',
    lease: 'Arrendado',
    rental: 'Vehículo de alquiler',
    fleet: 'Flota de empresa',
    taxi: 'Taxi',
    police: 'Policía',
    unknown: 'Uso desconocido',
  },
  owner: (number) => `Dueño ${number}`,
  today: 'hoy',
  parkIt: 'NO LO CONDUZCA hasta que esté reparado',
  parkOutside: 'ESTACIÓNELO AFUERA, lejos de edificios: riesgo de incendio',
  risk: 'Riesgo',
  remedy: 'Solución',
  recallLimits: 'Lo que puede faltar en esta lista de retiros:',
  limits: {
    'completed-recalls': 'retiros ya atendidos',
    'older-than-15-years': 'retiros de hace más de 15 años',
    'small-makers': 'retiros de fabricantes pequeños',
    'newly-announced-vins': 'VIN anunciados hace poco',
  },
  specification: 'Especificaciones',
  estimate: 'Estimación del valor',
  estimateMethod:
    'Una estimación, no una oferta: se calcula con lo que se pidió o pagó por este mismo vehículo en los últimos tres años, restando a cada precio un 1 % por mes transcurrido, con un margen de una décima parte a cada lado. No sabe nada del estado, el equipamiento ni el mercado de hoy.',
  noEstimate: 'Sin estimación: no consta ningún precio de este vehículo de los últimos tres años.',
  sources: 'Fuentes',
  sourcesNote:
    'Cada registro nombra su fuente. Vinport no es un organismo del gobierno, y ninguna fuente es del gobierno ni de un fabricante si no se dice así.',
  identity: (id, day) => `Informe ${id} · hecho el ${day} (UTC)`,
};

/** What a report says besides its records, in each language. */
export const reportTexts: Readonly<Record<Language, ReportTexts>> = { en, es };

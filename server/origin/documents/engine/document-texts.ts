import type { Language } from '#core/site/host-variant.ts';

/** The words that stickers and reports share. */
export interface DocumentTexts {
  readonly testSite: string;
  readonly demonstration: string;
  readonly continued: string;
  readonly unknown: string;
  readonly page: (page: number, pages: number) => string;
  readonly substituted: string;
  readonly checksum: string;
  readonly qrOf: (address: string) => string;
  /** The name is empty where nobody knows it. */
  readonly preparedBy: (dealer: string) => string;
}

const en: DocumentTexts = {
  testSite: 'Vinport test site',
  demonstration: 'Demonstration data – not a real vehicle’s record',
  continued: 'continued',
  unknown: 'Not known',
  page: (page, pages) => `Page ${page} of ${pages}`,
  substituted: '[?] stands for characters this print cannot show.',
  checksum: 'Checksum',
  qrOf: (address) => `QR code: ${address}`,
  preparedBy: (dealer) => `Prepared by ${dealer || 'a dealer'}`,
};

const es: DocumentTexts = {
  testSite: 'Sitio de prueba de Vinport',
  demonstration: 'Datos de demostración – no corresponden a un vehículo real',
  continued: 'continuación',
  unknown: 'Se desconoce',
  page: (page, pages) => `Página ${page} de ${pages}`,
  substituted: '[?] representa caracteres que esta impresión no puede mostrar.',
  checksum: 'Suma de comprobación',
  qrOf: (address) => `Código QR: ${address}`,
  preparedBy: (dealer) => `Preparado por ${dealer || 'un concesionario'}`,
};

/** The shared words in each language. */
export const documentTexts: Readonly<Record<Language, DocumentTexts>> = { en, es };

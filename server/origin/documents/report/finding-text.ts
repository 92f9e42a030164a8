import type { OdometerReason } from '#core/report/odometer-finding.ts';
import type { FindingMatter } from '#core/report/report-finding.ts';
import type { Language } from '#core/site/host-variant.ts';
import { brandText } from './brand-text.ts';
import { severityText } from './record-text.ts';
import { numberText } from './report-number-text.ts';
import { reportTexts } from './report-texts.ts';

/**
 * What a finding says, in a sentence.
 *
 * @example
 * findingText({ code: 'stolen' }, 'en'); // 'Reported stolen, and no recovery is on record.'
 */
export function findingText(matter: FindingMatter, language: Language): string {
  const say = (en: string, es: string) => (language === 'es' ? es : en);
  switch (matter.code) {
    case 'brand': {
      const state = matter.state === null ? '' : ` (${matter.state})`;
      return `${say('Title brand', 'Marca en el título')}: ${brandText(matter.brandCode, language)}${state}.`;
    }
    case 'title-wash': {
      const brands = matter.brandCodes.map((code) => brandText(code, language)).join(', ');
      return say(
        `A brand is missing from a later title: ${brands} in ${matter.from}, clean in ${matter.to}.`,
        `Una marca falta en un título posterior: ${brands} en ${matter.from}, limpio en ${matter.to}.`,
      );
    }
    case 'odometer': {
      const exempt = say(
        ' At its age nobody had to vouch for the reading.',
        ' Por su antigüedad nadie tenía que dar fe de la lectura.',
      );
      return odometerText(matter.reason, language) + (matter.isExempt ? exempt : '');
    }
    case 'accident':
      return `${say('Accident', 'Accidente')}: ${severityText(matter, language)}.`;
    case 'salvage':
      return salvageText(matter.disposition, language);
    case 'stolen':
      return say(
        'Reported stolen, and no recovery is on record.',
        'Denunciado como robado, y no consta que se recuperara.',
      );
    case 'recovered':
      return say('Was stolen and recovered.', 'Fue robado y recuperado.');
    case 'lien':
      return say(
        `Money is still owed on it to ${matter.holder}, as far as is recorded.`,
        `Aún se debe dinero por él a ${matter.holder}, según los registros.`,
      );
    case 'announcement':
      return `${say('Announced at auction', 'Anunciado en subasta')}: ${matter.text}`;
    case 'use':
      return `${say('Hard use', 'Uso intenso')}: ${reportTexts[language].uses[matter.use]}.`;
    case 'recall': {
      const texts = reportTexts[language];
      const urgent = [...(matter.parkIt ? [texts.parkIt] : []), ...(matter.parkOutside ? [texts.parkOutside] : [])];
      const about = `${say('Recall', 'Retiro')} ${matter.campaign}: ${matter.component}.`;
      return [about, ...urgent.map((text) => `${text}.`)].join(' ');
    }
  }
}

function odometerText(reason: OdometerReason, language: Language): string {
  const say = (en: string, es: string) => (language === 'es' ? es : en);
  switch (reason.kind) {
    case 'rollback': {
      const lost = numberText(reason.milesLost, language);
      return say(
        `The odometer shows ${lost} mi less than before, and nothing explains it.`,
        `El odómetro marca ${lost} mi menos que antes, y nada lo explica.`,
      );
    }
    case 'implausible-rate': {
      const rate = numberText(reason.milesPerDay, language);
      return say(
        `Between two readings it would have come ${rate} mi a day, further than a vehicle can.`,
        `Entre dos lecturas habría recorrido ${rate} mi al día, más de lo que puede un vehículo.`,
      );
    }
    case 'unit-mix-up':
      return say(
        `A reading fits if it was recorded in ${reason.likelyUnit}: likely a mix-up of units.`,
        `Una lectura encaja si se anotó en ${reason.likelyUnit}: probable confusión de unidades.`,
      );
    case 'five-digit-rollover': {
      const likely = numberText(reason.likelyMiles, language);
      return say(
        `A five-digit odometer may have begun again at zero; the vehicle would then have come ${likely} mi.`,
        `Un odómetro de cinco cifras pudo volver a cero; el vehículo habría recorrido entonces ${likely} mi.`,
      );
    }
  }
}

function salvageText(disposition: 'junk' | 'salvage' | 'total-loss', language: Language): string {
  switch (disposition) {
    case 'junk':
      return language === 'es' ? 'Declarado chatarra.' : 'Reported as junk.';
    case 'salvage':
      return language === 'es' ? 'Declarado salvamento.' : 'Reported as salvage.';
    case 'total-loss':
      return language === 'es' ? 'Declarado pérdida total.' : 'Reported as a total loss.';
  }
}

import type { DatabaseSync } from 'node:sqlite';
import { hasValidCheckDigit } from '#core/vehicle/check-digit.ts';
import type { DecodedVin, VinErrorCode } from './decoded-vin.ts';
import { readEngineModels } from './engine-models.ts';
import { europeanMaker } from './european-maker.ts';
import { hasModelYearCode } from './model-year.ts';
import { numberOf } from './row-value.ts';
import { suggestVin, type VinSuggestion } from './suggest-vin.ts';
import { undecodedVin } from './undecoded-vin.ts';
import { vehicleFacts } from './vehicle-facts.ts';
import { invalidPositions, VIN_LENGTH } from './vin-characters.ts';
import { countryName, vinOrigin } from './vin-origin.ts';
import { decodesModel, readVin, type VinReading } from './vin-reading.ts';
import { createVpicCatalogue, type WmiRecord } from './vpic-catalogue.ts';
import { VPIC_ELEMENT } from './vpic-element.ts';
import { readVpicLookups } from './vpic-lookups.ts';
import { wmiCodeOf } from './wmi-code.ts';

/** Optional data for a decode. */
type DecodeOptions = {
  /** The calendar year; a model year is at most one later. By default, the newest year in vPIC is the limit. */
  readonly currentYear?: number;
  /**
   * The stated model year, such as the one on the title. It selects one of two possible years if the rules do not;
   * otherwise a contradiction is reported as code 12.
   */
  readonly modelYear?: number;
};

/** Decodes VINs synchronously, without clock, network or randomness. */
export type VinDecoder = {
  /**
   * @example
   * decoder.decode('5YJ3E1EA8KF000001', { currentYear: 2026 }).make; // 'Tesla'
   */
  decode(vin: string, options?: DecodeOptions): DecodedVin;
};

/**
 * Creates a decoder on an open vPIC database (see `openVpic`). Statements are prepared and small tables are read once.
 *
 * @example
 * const decoder = createVinDecoder(await openVpic({ dataDir: './data' }));
 * decoder.decode('1HGCM82633A004352').model; // 'Accord'
 */
export function createVinDecoder(database: DatabaseSync): VinDecoder {
  const catalogue = createVpicCatalogue(database);
  const lookups = readVpicLookups(database);
  const engineModels = readEngineModels(database);

  function identify(vin: string): DecodedVin {
    const { region, countryCode } = vinOrigin(vin);
    return {
      ...undecodedVin(vin),
      region,
      countryCode,
      country: countryName(countryCode),
      isEurope: region === 'europe',
    };
  }

  function suggest(vin: string, maker: WmiRecord | null, latestYear: number): VinSuggestion {
    // Most candidates have the same manufacturer code, so it is looked up once.
    const makers = new Map([[wmiCodeOf(vin), maker]]);
    return suggestVin(vin, {
      knowsMaker: maker !== null,
      decodesModel(candidate) {
        const code = wmiCodeOf(candidate);
        const wmi = makers.get(code) ?? catalogue.findWmi(code);
        makers.set(code, wmi);
        return wmi !== null && decodesModel(catalogue, wmi, candidate, latestYear);
      },
    });
  }

  function decodeEuropeanBuild(known: DecodedVin, wmi: WmiRecord | null): DecodedVin {
    const maker = europeanMaker(wmiCodeOf(known.vin));
    const countryCode = maker?.countryCode ?? known.countryCode;
    return {
      ...known,
      isEuropeanBuild: true,
      make: maker?.make ?? (wmi === null ? null : onlyOne(catalogue.makesOf(wmi.id))),
      manufacturer: wmi?.manufacturer ?? null,
      countryCode,
      country: countryName(countryCode),
      errorCodes: [8],
    };
  }

  function makeOf(wmi: WmiRecord, reading: VinReading | null): string | null {
    const only = onlyOne(catalogue.makesOf(wmi.id));
    return only ?? (reading === null ? null : onlyOne(catalogue.makesInYear(wmi.id, reading.year)));
  }

  function decodeCatalogued(known: DecodedVin, wmi: WmiRecord, reading: VinReading | null): DecodedVin {
    const modelId = numberOf(reading?.matches.get(VPIC_ELEMENT.model));
    const named = modelId === null ? null : catalogue.findModel(modelId);
    return {
      ...known,
      ...(reading === null ? {} : vehicleFacts(reading.matches, lookups, engineModels)),
      year: reading?.year ?? null,
      make: named?.make ?? makeOf(wmi, reading),
      model: named?.model ?? null,
      manufacturer: wmi.manufacturer,
      vehicleType: lookups.vehicleType.get(wmi.vehicleTypeId ?? -1) ?? null,
    };
  }

  return {
    decode(input, options) {
      const vin = input.trim().toUpperCase();
      if (vin.length !== VIN_LENGTH) return { ...undecodedVin(vin), errorCodes: [6] };
      const latestYear = options?.currentYear === undefined ? catalogue.latestYear : options.currentYear + 1;
      const known = identify(vin);
      const wmi = catalogue.findWmi(wmiCodeOf(vin));
      const hasInvalidCharacters = invalidPositions(vin).length > 0;
      const namedYear = options?.modelYear ?? null;
      const reading = wmi === null ? null : readVin(catalogue, wmi, vin, { latestYear, namedYear });
      const checkDigitValid = hasInvalidCharacters ? null : hasValidCheckDigit(vin);

      const followsUnitedStatesRules =
        checkDigitValid === true && reading !== null && isSoldInUnitedStates(vin, reading);
      if (known.isEurope && !hasInvalidCharacters && !followsUnitedStatesRules) {
        return decodeEuropeanBuild(known, wmi);
      }
      const decoded = wmi === null ? known : decodeCatalogued(known, wmi, hasInvalidCharacters ? null : reading);
      const suggestion = suggest(vin, wmi, latestYear);
      return {
        ...decoded,
        checkDigitValid,
        suggestedVin: suggestion.kind === 'one' ? suggestion.vin : null,
        errorCodes: errorCodesOf({ vin, wmi, reading, namedYear, checkDigitValid, suggestion }),
      };
    },
  };
}

type Findings = {
  readonly vin: string;
  readonly wmi: WmiRecord | null;
  readonly reading: VinReading | null;
  readonly namedYear: number | null;
  readonly checkDigitValid: boolean | null;
  readonly suggestion: VinSuggestion;
};

function errorCodesOf({ vin, wmi, reading, namedYear, checkDigitValid, suggestion }: Findings): VinErrorCode[] {
  const codes: VinErrorCode[] = [];
  const isDescribed = reading !== null && reading.matches.size > 0;
  if (checkDigitValid === false) codes.push(1);
  if (suggestion.kind === 'one') codes.push(suggestion.byCheckDigit ? 3 : 2);
  if (suggestion.kind === 'several') codes.push(4);
  if (checkDigitValid === false && isDescribed && !reading.decodesModel && suggestion.kind === 'none') codes.push(5);
  if (wmi === null) codes.push(7);
  else if (!isDescribed) codes.push(8);
  if (!hasModelYearCode(vin)) codes.push(11);
  if (reading !== null && namedYear !== null && reading.year !== namedYear) codes.push(12);
  if (isDescribed && !reading.decodesModel) codes.push(14);
  if (checkDigitValid === null) codes.push(400);
  return codes.length === 0 ? [0] : codes;
}

function isSoldInUnitedStates(vin: string, reading: VinReading): boolean {
  const lastYear = europeanMaker(wmiCodeOf(vin))?.lastYearInUnitedStates;
  return reading.decodesModel && (lastYear === undefined || reading.year <= lastYear);
}

function onlyOne(makes: readonly string[]): string | null {
  return makes.length === 1 ? (makes[0] ?? null) : null;
}

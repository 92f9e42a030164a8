import { titleBrand } from '#core/report/title-brand.ts';
import type { Language } from '#core/site/host-variant.ts';

/** The names of title brands in Spanish, by their code in ANSI D20; the core has the English ones. */
const SPANISH: Readonly<Record<string, string>> = {
  '01': 'Daño por inundación',
  '02': 'Daño por incendio',
  '03': 'Daño por granizo',
  '04': 'Daño por agua salada',
  '05': 'Vandalismo',
  '06': 'Vehículo armado de un kit',
  '07': 'Desmantelado',
  '08': 'Chatarra',
  '09': 'Reconstruido tras daños',
  '10': 'Rehecho con otras piezas',
  '11': 'Salvamento',
  '14': 'Colisión',
  '16': 'Salvamento, en manos del dueño',
  '17': 'Antiguo taxi',
  '18': 'Antiguo vehículo policial',
  '22': 'Importación paralela',
  '23': 'Devuelto en garantía',
  '30': 'Réplica',
  '31': 'Pérdida total',
  '35': 'Solo para piezas',
  '36': 'Recuperado tras un robo',
  '37': 'Gravamen no declarado',
  '68': 'Odómetro: millaje real',
  '69': 'Odómetro: no es el millaje real',
  '70': 'Odómetro: manipulación comprobada',
  '71': 'Odómetro: exento de declaración',
  '72': 'Odómetro: supera su límite mecánico',
  '73': 'Odómetro: puede estar alterado',
  '74': 'Odómetro: reemplazado',
  '76': 'Odómetro: discrepancia',
};

/**
 * The name of a title brand; one that is not in the table is shown by its code.
 *
 * @example
 * brandText('11', 'es'); // 'Salvamento'
 */
export function brandText(code: string, language: Language): string {
  const brand = titleBrand(code);
  if (brand === null) return code;
  return language === 'es' ? (SPANISH[brand.code] ?? brand.name) : brand.name;
}

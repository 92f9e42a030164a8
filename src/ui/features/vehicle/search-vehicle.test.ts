import { describe, expect, it } from 'vitest';
import { searchVehicle } from './search-vehicle.ts';

async function search(fields: Readonly<Record<string, string>>): Promise<unknown> {
  const request = new Request('https://vinport.example/', { method: 'POST', body: new URLSearchParams(fields) });
  try {
    return await searchVehicle(request, async () => null);
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : thrown;
  }
}

describe('searchVehicle', () => {
  it.each([
    [{ q: ' 1hg cm8263-3a004352' }, '/vehicle-checks/1HGCM82633A004352'],
    [{ vin: '1HGCM82633A004352' }, '/vehicle-checks/1HGCM82633A004352'],
    [{ q: 'TD 26 47112' }, '/vehicle-checks/TD%2026%2047112'],
    [{ q: 'demo 001 ca' }, '/license-plate?plate=DEMO001&state=CA'],
    [{ q: 'VINPORT', choice: 'NY' }, '/license-plate?plate=VINPORT&state=NY'],
    [{ q: 'DEMO001', choice: 'CA' }, '/license-plate?plate=DEMO001&state=CA'],
    [{ q: 'TD 4711', choice: 'classic' }, '/vehicle-checks/TD%204711'],
    [{ q: '2003 Honda Accord' }, '/vehicle?year=2003&make=Honda&model=Accord'],
    [{ q: '2003 Honda' }, '/vehicle?year=2003&make=Honda&model='],
  ])('redirects %j to %s', async (fields, path) => {
    expect(await search(fields)).toBe(path);
  });

  it.each([
    [{ q: 'VINPORT' }, 'state-missing'],
    [{ q: 'VINPORT', choice: 'classic' }, 'state-missing'],
    [{ q: 'DEMO001' }, 'choice-missing'],
    [{ q: 'DEMO001', choice: 'XX' }, 'choice-missing'],
  ])('asks about %j, with the typed value', async (fields: Record<string, string>, asks) => {
    expect(await search(fields)).toEqual({ text: fields.q, choice: fields.choice ?? '', error: null, asks });
  });

  it.each([
    [{ q: '' }, { code: 'search-missing' }],
    [{}, { code: 'search-missing' }],
    [{ q: 'Honda Accord' }, { code: 'year-missing' }],
    [{ q: '1HGCM82633A00435' }, { code: 'vin-length', length: 16 }],
  ])('reports the error in %j, with the typed value', async (fields: Record<string, string>, error) => {
    expect(await search(fields)).toEqual({ text: fields.q ?? '', choice: '', error, asks: null });
  });
});

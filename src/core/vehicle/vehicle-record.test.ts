import { describe, expect, it } from 'vitest';
import { vehicleFromRecord, vehicleRecordFrom } from './vehicle-from-record.ts';

describe('vehicleRecordFrom', () => {
  it('VEH-02 reads the user ID from the token, or else from user_id', () => {
    expect(vehicleRecordFrom({ token: 'abc', user_id: 7 }).userId).toBe('abc');
    expect(vehicleRecordFrom({ token: ' ', user_id: 7 }).userId).toBe('7');
    expect(vehicleRecordFrom({}).userId).toBeNull();
  });

  it('VEH-02 reads the fields of the record in addition to the vehicle', () => {
    const raw = {
      vin: '1HGCM82693A000001',
      Year: '2003',
      model_name: 'Accord Sedan',
      style: 'Sedan 4D',
      mileage: '52000',
      auction: 'Dallas',
      source: 'europe',
      created: '2024-03-01',
      data: { any: ['thing'] },
    };

    expect(vehicleRecordFrom(raw)).toEqual({
      ...vehicleFromRecord(raw),
      modelName: 'Accord Sedan',
      style: 'Sedan 4D',
      mileage: 52_000,
      auction: 'Dallas',
      source: 'europe',
      created: '2024-03-01',
      data: { any: ['thing'] },
      userId: null,
    });
  });

  it('returns null fields for an invalid record', () => {
    expect(vehicleRecordFrom('text')).toMatchObject({ vin: '', year: null, mileage: null, data: null, userId: null });
  });
});

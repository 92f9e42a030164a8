import * as z from 'zod';
import { errorCodes, wireBulkCheck } from '#contract/vehicle/bulk-check.ts';
import {
  decodedClassic,
  decodedVin,
  shownVehicle,
  writtenDecodedClassic,
  writtenDecodedVin,
  writtenShownVehicle,
} from '#contract/vehicle/decoded-vehicle.ts';
import { validVin, writtenValidVin } from '#contract/vehicle/vehicle-calls.ts';
import { wireVehicle, writtenVehicle } from '#contract/vehicle/wire-vehicle.ts';
import { writtenAs } from '../json-schema.ts';

z.globalRegistry
  .add(wireBulkCheck, { id: 'BulkCheck' })
  .add(errorCodes, { description: 'The error codes of vPIC; `[0]` without errors.' })
  .add(writtenDecodedVin.shape.displacement, { description: 'Liters.' })
  .add(wireVehicle, { id: 'Vehicle', description: 'Unknown values are `null`.', ...writtenAs(writtenVehicle) })
  .add(shownVehicle, writtenAs(writtenShownVehicle))
  .add(decodedClassic, { id: 'DecodedClassic', ...writtenAs(writtenDecodedClassic) })
  .add(validVin, writtenAs(writtenValidVin));
z.globalRegistry.add(decodedVin, { id: 'DecodedVin', ...writtenAs(writtenDecodedVin) });

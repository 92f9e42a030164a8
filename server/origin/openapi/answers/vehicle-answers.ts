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
  .add(errorCodes, { description: "vPIC's findings; `[0]` where there is nothing to say." })
  .add(writtenDecodedVin.shape.displacement, { description: 'Litres.' })
  .add(wireVehicle, { id: 'Vehicle', description: 'What is not known is `null`.', ...writtenAs(writtenVehicle) })
  .add(shownVehicle, writtenAs(writtenShownVehicle))
  .add(decodedClassic, { id: 'DecodedClassic', ...writtenAs(writtenDecodedClassic) })
  .add(validVin, writtenAs(writtenValidVin));
z.globalRegistry.add(decodedVin, { id: 'DecodedVin', ...writtenAs(writtenDecodedVin) });

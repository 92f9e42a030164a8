import * as z from 'zod';
import { wireCollection, writtenCollection } from '#contract/content.ts';
import { email } from '#contract/fields.ts';
import { wireRecall } from '#contract/recall.ts';
import { wireConfig, wireSettings } from '#contract/site/site-calls.ts';
import { success } from '../answer-schemas.ts';
import { writtenAs } from '../json-schema.ts';

z.globalRegistry
  .add(wireSettings, writtenAs(success(z.record(z.string(), z.unknown()))))
  .add(wireConfig, { anyOf: undefined, ...writtenAs(success(z.base64())) })
  .add(wireCollection, { id: 'Collection', ...writtenAs(writtenCollection) })
  .add(wireRecall, { id: 'Recall' })
  .add(email, { format: 'email' });

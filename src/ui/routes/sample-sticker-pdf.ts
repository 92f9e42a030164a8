import { resolveService } from '../app/contexts/container-context.ts';
import { samplePdfAnswer } from '../features/sample/sample-pdf-answer.ts';
import type { Route } from './+types/sample-sticker-pdf.ts';

/** Returns the sample sticker as a file. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const stickers = await resolveService(context, 'stickers');
  return samplePdfAnswer(await stickers.readSamplePdf({ signal: request.signal }), 'sample-sticker.pdf');
}

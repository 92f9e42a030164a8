import { pdfAnswer } from '../app/answers/file-answer.ts';
import { signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/sticker-pdf.ts';

/** Returns a stored sticker as a file. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Response> {
  const stickers = await resolveService(context, 'stickers');
  const pdf = await stickers.readPdf(id, { signal: request.signal });
  return pdfAnswer(signedIn(pdf, `/members/stickers/${id}`), { name: `window-sticker-${id.slice(0, 8)}.pdf` });
}

import { type ActionFunctionArgs, redirect } from 'react-router';

/** Why there is nothing to verify yet. */
export interface ChecksumAnswer {
  readonly problem: 'file-missing' | 'file-no-pdf' | 'file-too-large';
}

/** Larger than any document of ours. */
const MAX_BYTES = 3 * 1024 * 1024;
const PDF_SIGNATURE = '%PDF-';

/**
 * Calculates the checksum (SHA-256) of the chosen file and redirects to its verification. With scripts, this runs in
 * the browser, which sends only the checksum.
 */
export async function findChecksum({ request }: ActionFunctionArgs): Promise<ChecksumAnswer> {
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || file.size === 0) return { problem: 'file-missing' };
  if (file.size > MAX_BYTES) return { problem: 'file-too-large' };
  const bytes = await file.arrayBuffer();
  if (new TextDecoder('latin1').decode(bytes.slice(0, PDF_SIGNATURE.length)) !== PDF_SIGNATURE)
    return { problem: 'file-no-pdf' };
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  throw redirect(`/verify/${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}

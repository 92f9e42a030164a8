import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { emailMessage } from './email-message.ts';
import type { EmailTransport } from './email-transport.ts';

/** Saves emails as `.eml` files that mail programs can open, readable only by the operator. */
export function createFileTransport(folder: string): EmailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (email) => {
      const { message } = await composer.sendMail(emailMessage(email));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${new Date(email.writtenAt).toISOString().replaceAll(':', '-')}-${email.id}.eml`);
      // The file gets its final name only when it is complete; a repetition replaces it with the same email.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { mailMessage } from './email-message.ts';
import type { MailTransport } from './email-transport.ts';

/** Lays letters down as files that mail programs open, one `.eml` each, readable by the operator alone. */
export function createFileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (letter) => {
      const { message } = await composer.sendMail(mailMessage(letter));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(
        folder,
        `${new Date(letter.writtenAt).toISOString().replaceAll(':', '-')}-${letter.id}.eml`,
      );
      // Under its own name only once it is whole; a repeat puts the same letter in its place.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

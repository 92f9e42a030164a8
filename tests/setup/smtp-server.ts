import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A local SMTP server that stores received emails. */
export interface SmtpForTests {
  readonly url: string;
  readonly emails: { readonly recipients: readonly string[]; readonly source: string }[];
  /** Rejects the next email with this code, such as `451`. */
  refuseNext(code: number): void;
  close(): Promise<void>;
}

/** Opens an SMTP server with the subset of RFC 5321 that is required to submit an email. */
export async function openSmtpForTests(): Promise<SmtpForTests> {
  const emails: { recipients: string[]; source: string }[] = [];
  let refusal: number | null = null;
  const server = createServer(async (socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let recipients: string[] = [];
    let source: string[] | null = null;
    say('220 ready');
    for await (const line of createInterface({ input: socket })) {
      if (source !== null) {
        if (line !== '.') {
          source.push(line);
          continue;
        }
        if (refusal === null) emails.push({ recipients, source: source.join('\r\n') });
        say(refusal === null ? '250 taken' : `${refusal} <${recipients[0]}> is not for now`);
        [recipients, source, refusal] = [[], null, null];
      } else if (/^RCPT TO:<(.*)>/i.test(line)) {
        recipients.push(/<(.*)>/.exec(line)?.[1] ?? '');
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        source = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        say('250 ok');
      }
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    emails,
    refuseNext: (code) => {
      refusal = code;
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

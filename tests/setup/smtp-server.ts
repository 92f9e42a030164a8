import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server on this machine that keeps what it is given. */
export interface SmtpForTests {
  readonly url: string;
  readonly emails: { readonly recipients: readonly string[]; readonly source: string }[];
  /** Answers the next letter with this code, such as `451`, instead of taking it. */
  refuseNext(code: number): void;
  close(): Promise<void>;
}

/** Opens a mail server that speaks as much SMTP (RFC 5321) as it takes to hand in a letter. */
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
  if (address === null || typeof address === 'string') throw new Error('A server that listens has a port.');
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

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetExpired } from '#origin/forget-expired.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { openSmtpForTests } from '#tests/setup/smtp-server.ts';
import { runDueJobs } from '../jobs/run-due-jobs.ts';
import { deliverEmail } from './deliver-emails.ts';
import type { EmailTransport, OutgoingEmail } from './email-transport.ts';
import { enqueueWaitingMails } from './enqueue-waiting-emails.ts';
import { createFileTransport } from './file-transport.ts';
import { DELIVER_EMAIL, type Mail, queueEmail } from './queue-email.ts';
import { readOutbox } from './read-outbox.ts';
import { requestEmail, SEND_REQUESTED_EMAIL } from './request-email.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const email: Mail = { to: 'ada@people.example', subject: 'Él último', text: 'Hello Ada,\n\nthere you are.\n' };
const minute = 60 * 1_000;
const day = 24 * 60 * minute;

describe.each(['sqlite', 'postgres'] as const)('emails on %s', (engine) => {
  let origin: TestOrigin;
  let log: string;

  beforeEach(async () => {
    log = '';
    const write = (line: string) => {
      log += line;
    };
    const logger = pino({ level: 'trace' }, { write });
    origin = await openTestOrigin(engine, { demonstration: false, logger });
  });
  afterEach(() => origin.close());

  const queue = (mail: Mail) => origin.ctx.db.transaction().execute((trx) => queueEmail(origin.ctx, trx, mail));
  const mails = () => origin.ctx.db.selectFrom('mails').selectAll().execute();
  const sendingBy = (transport: EmailTransport) => () =>
    runDueJobs(origin.ctx, { [DELIVER_EMAIL]: deliverEmail(transport) });
  const collecting = (send: EmailTransport['send']) => sendingBy({ send, close: () => undefined });

  it('sends each email once, even with several hosts', async () => {
    for (let count = 0; count < 10; count++) await queue({ ...email, subject: `Email ${count}` });
    const sent: OutgoingEmail[] = [];
    const deliver = collecting(async (outgoing) => void sent.push(outgoing));
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(10);
    expect(sent).toHaveLength(10);
    expect(sent[0]).toMatchObject({ from: 'no-reply@test.vinport.example', to: email.to, text: email.text });
    expect((await mails()).every(({ sent_at }) => sent_at === origin.now())).toBe(true);
  });

  it('retries with growing delays, gives up after a day, and logs no email address', async () => {
    await queue(email);
    const tries: number[] = [];
    const started = origin.now();
    const deliver = collecting(async () => {
      tries.push((origin.now() - started) / minute);
      throw Object.assign(new Error(`550 <${email.to}> unknown`), { code: 'EENVELOPE' });
    });
    for (let passed = 0; passed <= 30 * 60; passed++) {
      await deliver();
      origin.now.advance(minute);
    }
    expect(tries.slice(0, 6)).toEqual([0, 1, 3, 7, 15, 31]);
    const gaps = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(Math.max(...gaps)).toBe(240);
    expect(tries.at(-1)).toBeGreaterThanOrEqual(24 * 60);
    expect(await mails()).toMatchObject([{ sent_at: null, given_up_at: expect.any(Number), tries: tries.length }]);
    expect(log).toContain('EENVELOPE');
    expect(log).not.toContain('people.example');
  });

  it('lets another host send an email when the first host dies', async () => {
    await queue(email);
    const { promise: never } = Promise.withResolvers<void>();
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    void collecting(() => {
      resolve();
      return never;
    })();
    await taken;
    const sent: OutgoingEmail[] = [];
    const deliver = collecting(async (outgoing) => void sent.push(outgoing));
    await deliver();
    expect(sent).toEqual([]);
    origin.now.advance(5 * minute);
    await deliver();
    expect(sent).toHaveLength(1);
  });

  it('sends emails that hosts of the previous release queued without a job, unless already sent', async () => {
    for (const subject of ['Unsent', 'Sent', 'Being sent']) await queue({ ...email, subject });
    const { db } = origin.ctx;
    await requestEmail(origin.ctx, {
      purpose: 'set-password',
      email: email.to,
      site: { address: 'https://test.vinport.example', language: 'en' },
    });
    await db.deleteFrom('jobs').execute();
    await db.updateTable('mails').set({ sent_at: origin.now() }).where('subject', '=', 'Sent').execute();
    await enqueueWaitingMails.run(origin.ctx);
    await enqueueWaitingMails.run(origin.ctx);
    expect((await db.selectFrom('jobs').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)).toEqual([
      DELIVER_EMAIL,
      DELIVER_EMAIL,
      SEND_REQUESTED_EMAIL,
    ]);
    // A host of the previous release claims an email by moving `due_at` forward while it sends.
    const claimed = { due_at: origin.now() + 5 * minute };
    await db.updateTable('mails').set(claimed).where('subject', '=', 'Being sent').execute();
    const sent: string[] = [];
    const deliver = collecting(async ({ subject }) => void sent.push(subject));
    await deliver();
    expect(sent).toEqual(['Unsent']);
    origin.now.advance(5 * minute);
    await deliver();
    await deliver();
    expect(sent).toEqual(['Unsent', 'Being sent']);
  });

  it('deletes emails a month after they were sent, but never waiting ones', async () => {
    await queue(email);
    await collecting(async () => undefined)();
    origin.now.advance(29 * day);
    await queue({ ...email, subject: 'Waiting' });
    await forgetExpired.run(origin.ctx);
    expect(await mails()).toHaveLength(2);
    origin.now.advance(60 * day);
    await forgetExpired.run(origin.ctx);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Waiting']);
  });

  it('shows the latest emails in the outbox', async () => {
    await queue(email);
    origin.now.advance(minute);
    await queue({ ...email, subject: 'Later' });
    expect(await readOutbox(origin.ctx)).toMatchObject([
      { subject: 'Later' },
      { subject: email.subject, sent_at: null },
    ]);
  });

  it('sends the whole email with its attachment to a single address by SMTP', async () => {
    const server = await openSmtpForTests();
    const transport = createSmtpTransport(server.url);
    const pdf = { filename: 'receipt.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
    await queue({ ...email, attachments: [pdf] });
    await queue({ ...email, to: 'x,eve@people.example', subject: 'Two\r\nBcc: eve@people.example' });
    server.refuseNext(451);
    const deliver = sendingBy(transport);
    await deliver();
    expect(log).not.toContain('people.example');
    origin.now.advance(minute);
    await deliver();
    const first = server.emails.find(({ recipients }) => recipients.includes('ada@people.example'));
    expect(first?.recipients).toEqual(['ada@people.example']);
    expect(first?.source).toContain('Subject: =?UTF-8?');
    expect(first?.source).toContain('there you are.');
    expect(first?.source).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    const others = server.emails.filter((other) => other !== first);
    expect(others.map(({ recipients }) => recipients)).toEqual([['"x,eve"@people.example']]);
    expect(others[0]?.source).not.toMatch(/^Bcc:/im);
    transport.close();
    await server.close();
  });

  it('writes one file to the outbox, even when an email is sent twice', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vinport-outbox-'));
    const transport = createFileTransport(path.join(folder, 'outbox'));
    await queue(email);
    await sendingBy(transport)();
    await origin.ctx.db.updateTable('mails').set({ sent_at: null, due_at: 0 }).execute();
    await origin.ctx.db.updateTable('jobs').set({ finished_at: null }).execute();
    await sendingBy(transport)();
    const files = await readdir(path.join(folder, 'outbox'));
    expect(files).toEqual([expect.stringMatching(/^2026-06-01T12-00-00\.000Z-[\w-]+\.eml$/)]);
    const source = await readFile(path.join(folder, 'outbox', files[0] ?? ''), 'utf8');
    expect(source).toContain('To: ada@people.example');
    expect(source).toContain('there you are.');
    await rm(folder, { recursive: true });
  });
});

import { Hono } from 'hono';
import { chatCalls } from '#contract/support/chat.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readChat } from './read-chat.ts';
import { sendChatMessage } from './send-chat-message.ts';

/** Creates the routes of the built-in chat. */
export function chatRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mountSignedIn(app, ctx, chatCalls.read, readChat);
  mountSignedIn(app, ctx, chatCalls.send, sendChatMessage, 'chatByAccount');
  return app;
}

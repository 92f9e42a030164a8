import type { PersonalDataSection } from './personal-data-section.ts';

/** A user's sessions and emailed links, with their times but without their secrets. */
export const signInData: PersonalDataSection = {
  name: 'sign_ins',
  title: 'privacy-export.sections.sign_ins',
  tables: ['tokens', 'known_devices', 'mailed_links', 'idempotent_answers'],
  export: async ({ db, userId }) => {
    const signIns = await db
      .selectFrom('tokens')
      .select(['created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const links = await db
      .selectFrom('mailed_links')
      .select(['purpose', 'detail', 'created_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const devices = await db
      .selectFrom('known_devices')
      .select(['created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return [...signIns, ...devices.map((device) => ({ known_device: true, ...device })), ...links];
  },
  erase: async (trx, { userId }) => {
    for (const table of ['tokens', 'known_devices', 'mailed_links', 'idempotent_answers'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
  },
};

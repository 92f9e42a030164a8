import { sqlMigration } from '../sql-migration.ts';

/** Profiles, emailed links, deletions, and call limits. */
export const people = sqlMigration(`
  create table profiles (
    user_id text primary key references users (id), phone text not null, unit text not null,
    no_of_employees integer not null, state text not null, city text not null, address text not null,
    company_name text not null, company_website text not null, instagram text not null, facebook text not null,
    twitter text not null, country text not null, pincode text not null
  );
  create table profile_images (
    user_id text primary key references users (id), media_type text not null, base64 text not null,
    changed_at bigint not null
  );
  create table mailed_links (
    token_hash text primary key, user_id text not null references users (id), purpose text not null,
    detail text not null, created_at bigint not null, expires_at bigint not null
  );
  create index mailed_links_by_user on mailed_links (user_id, purpose);
  create table letter_requests (
    id text primary key, purpose text not null, email text not null, message text not null, site_address text not null,
    language text not null, requested_at bigint not null
  );
  create table deletions (
    user_id text primary key references users (id), message text not null, language text not null,
    confirmed_at bigint not null, erase_at bigint not null, erased_at bigint
  );
  create index deletions_due on deletions (erased_at, erase_at);
  create table call_limits (key text primary key, points integer not null, expires_at bigint not null);
  create index call_limits_expired on call_limits (expires_at);
  alter table mails add column given_up_at bigint;
`);

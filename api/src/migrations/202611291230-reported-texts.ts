import { type Kysely, sql } from 'kysely'

/**
 * A report is about a message of the chat, or about another text of an adult, of which it keeps the words: its author may
 * withdraw it. It belongs to the pupil, who may have no conversation, and is heard by operators.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_reports
    drop constraint chat_reports_user_id_fkey,
    add constraint chat_reports_user_id_fkey foreign key (user_id) references people (uid) on delete cascade,
    alter column message_id drop not null,
    add column kind text not null default 'chat',
    add column other_id text,
    add column about_uid text references people (uid) on delete set null,
    add column about_name text,
    add column said text,
    add column closed_at timestamptz,
    add column closed_by text references people (uid) on delete set null,
    add column closed_name text,
    add unique (user_id, other_id)`.execute(db)
  await sql`create index chat_reports_about on chat_reports (about_uid)`.execute(db)
  await sql`create index chat_reports_closed on chat_reports (closed_by)`.execute(db)
}

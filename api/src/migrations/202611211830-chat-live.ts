import { type Kysely, sql } from 'kysely'

const ACCENTS = ['àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'] as const

/**
 * Writing in rooms: numbers and clocks that only go forward, read marks, reports, words that are found, and signs to every
 * process when links or sessions change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table channels
    add column opening_seq int not null default 0,
    add column last_at timestamptz`.execute(db)
  await sql`update channels set
    seq = greatest(seq, coalesce((select max(m.seq) from messages m where m.channel_user_id = user_id), 0)),
    last_at = (select max(m.sent_at) from messages m where m.channel_user_id = user_id)`.execute(db)
  await sql`create index channels_closed on channels (closed_at) where status = 'closed'`.execute(db)

  await sql`alter table messages add column ended_at timestamptz`.execute(db)
  await sql`update messages m set ended_at = coalesce(c.closed_at, c.created_at) from channels c
    where c.user_id = m.channel_user_id and (c.status = 'closed' or m.sent_at < c.created_at)`.execute(db)
  await sql`create index messages_ended on messages (ended_at) where ended_at is not null`.execute(db)
  await sql`create index messages_sender on messages (sender_id)`.execute(db)

  await sql`create function chat_fold(words text) returns text language sql immutable strict parallel safe as
    ${sql.lit(`select replace(translate(lower(words), '${ACCENTS[0]}', '${ACCENTS[1]}'), 'œ', 'oe')`)}`.execute(db)
  await sql`create index messages_words on messages using gin (to_tsvector('simple', chat_fold(content)))`.execute(db)

  await sql`create table chat_reads (
    user_id text not null references channels (user_id) on delete cascade,
    reader_uid text not null references people (uid) on delete cascade,
    seq int not null,
    at timestamptz not null,
    primary key (user_id, reader_uid)
  )`.execute(db)
  await sql`create index chat_reads_reader on chat_reads (reader_uid)`.execute(db)

  await sql`create table chat_reports (
    id uuid primary key,
    user_id text not null references channels (user_id) on delete cascade,
    message_id text not null references messages (id) on delete cascade,
    reason text not null,
    reported_at timestamptz not null,
    settled_at timestamptz,
    settled_by text references people (uid) on delete set null,
    settled_name text,
    unique (user_id, message_id)
  )`.execute(db)
  await sql`create index chat_reports_message on chat_reports (message_id)`.execute(db)
  await sql`create index chat_reports_settled on chat_reports (settled_by)`.execute(db)

  await sign(
    db,
    'links',
    'insert or delete',
    `json_build_object('follows', coalesce(new.manager_uid, old.manager_uid))`,
  )
  await sign(db, 'auth_sessions', 'delete', `json_build_object('session', old.id)`)
}

/** A trigger: whoever changes the table, every process that holds live lines hears of it. */
async function sign(db: Kysely<unknown>, table: string, when: string, payload: string) {
  const name = `${table}_chat_sign`
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$
      begin perform pg_notify('ariane_chat', (${payload})::text); return null; end $$`)
    .execute(db)
  await sql.raw(`create trigger ${name} after ${when} on ${table} for each row execute function ${name}()`).execute(db)
}

import { type Kysely, sql } from 'kysely'

/** One channel a pupil, and its messages in the order of `seq`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table channels (
    user_id text primary key references people (uid) on delete cascade,
    student_name text not null,
    subject text not null,
    description text not null,
    chapter_id text,
    sub_chapter_id text,
    status text not null check (status in ('open', 'closed')),
    created_at timestamptz not null,
    closed_at timestamptz,
    close_comment text,
    seq int not null default 0
  )`.execute(db)

  await sql`create table messages (
    id text primary key,
    channel_user_id text not null references channels (user_id) on delete cascade,
    seq int not null,
    sender_id text not null,
    sender_name text not null,
    content text not null,
    type text not null check (type in ('text', 'image', 'audio', 'video')),
    file_url text,
    sent_at timestamptz not null,
    unique (channel_user_id, seq)
  )`.execute(db)
}

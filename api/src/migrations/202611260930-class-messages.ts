import { type Kysely, sql } from 'kysely'

/** Messages of teachers to a class: to whom they were written, and who said that he has read them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table class_messages (
    id uuid primary key,
    class_id uuid not null references classes (id) on delete cascade,
    author_uid text not null references people (uid) on delete cascade,
    text text not null,
    to_pupils boolean not null,
    to_families boolean not null,
    group_name text,
    sent_at timestamptz not null,
    withdrawn_at timestamptz,
    check (to_pupils or to_families)
  )`.execute(db)
  await sql`create index class_messages_class on class_messages (class_id, sent_at desc)`.execute(db)
  await sql`create index class_messages_author on class_messages (author_uid)`.execute(db)
  // Who leaves the class has its messages no more.
  await sql`create table class_message_pupils (
    message_id uuid not null references class_messages (id) on delete cascade,
    class_id uuid not null,
    pupil_uid text not null,
    primary key (message_id, pupil_uid),
    foreign key (class_id, pupil_uid) references class_pupils (class_id, pupil_uid) on delete cascade
  )`.execute(db)
  await sql`create index class_message_pupils_pupil on class_message_pupils (pupil_uid, class_id)`.execute(db)
  await sql`create table class_message_reads (
    message_id uuid not null references class_messages (id) on delete cascade,
    reader_uid text not null references people (uid) on delete cascade,
    read_at timestamptz not null,
    primary key (message_id, reader_uid)
  )`.execute(db)
  await sql`create index class_message_reads_reader on class_message_reads (reader_uid)`.execute(db)
}

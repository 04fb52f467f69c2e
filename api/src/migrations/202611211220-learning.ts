import { type Kysely, sql } from 'kysely'

/** Paths, their modules, what pupils answered and how they liked it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table paths (
    id int generated always as identity primary key,
    user_id text not null references people (uid) on delete cascade,
    kind text not null check (kind in ('pedagogical_pathway', 'homework')),
    title text not null,
    description text not null,
    status text not null check (status in ('generating', 'to_do', 'generated', 'done', 'incomplete_path', 'incomplete_homework')),
    subject text not null,
    grade text not null,
    chapter_id text not null,
    sub_chapter_id text,
    request jsonb not null,
    seed int not null,
    auto_slide boolean not null,
    module_count int not null,
    failure text,
    created_at timestamptz not null,
    opened_at timestamptz,
    active_at timestamptz not null
  )`.execute(db)
  await sql`create index paths_user on paths (user_id, created_at desc)`.execute(db)

  await sql`create table modules (
    id int generated always as identity primary key,
    path_id int not null references paths (id) on delete cascade,
    position int not null,
    title text not null,
    type text not null,
    content_type text not null,
    content jsonb not null,
    activity jsonb,
    answer_key jsonb not null,
    seen boolean not null default false,
    done boolean not null default false,
    scores jsonb not null default '{}',
    state jsonb not null default '{}',
    unique (path_id, position)
  )`.execute(db)

  await sql`create table answers (
    id bigint generated always as identity primary key,
    module_id int not null references modules (id) on delete cascade,
    user_id text references people (uid) on delete set null,
    key text not null,
    answer jsonb not null,
    result jsonb not null,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index answers_module on answers (module_id)`.execute(db)

  await sql`create table interactions (
    id bigint generated always as identity primary key,
    module_id int not null references modules (id) on delete cascade,
    user_id text references people (uid) on delete set null,
    kind text not null check (kind in ('i_like', 'i_dont_like', 'lesson_to_review', 'question')),
    description text not null,
    chapter_id text,
    reply jsonb,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index interactions_module on interactions (module_id)`.execute(db)
}

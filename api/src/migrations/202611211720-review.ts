import { type Kysely, sql } from 'kysely'

/** Questions that were missed and come back. What is asked stays in its module, and goes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table review_cards (
    id int generated always as identity primary key,
    user_id text not null references people (uid) on delete cascade,
    module_id int not null references modules (id) on delete cascade,
    key text not null,
    memory jsonb not null,
    due_day date not null,
    added_at timestamptz not null,
    reviewed_day date,
    reviews int not null default 0,
    assess boolean not null default false,
    unique (user_id, module_id, key)
  )`.execute(db)
  await sql`create index review_cards_module on review_cards (module_id)`.execute(db)
}

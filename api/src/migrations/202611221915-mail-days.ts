import { type Kysely, sql } from 'kysely'

/** Mails sent a day by the installation, so that nobody sends more in its name than its operator allows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_days (day date primary key, sent integer not null)`.execute(db)
}

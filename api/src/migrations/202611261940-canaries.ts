import { type Kysely, sql } from 'kysely'

/** Steps of canaries that watch themselves, and how loads went on the pages of either side; nothing says on whose page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table canary_steps (
    remote text not null,
    version text not null,
    since timestamptz not null,
    share int not null,
    looks int not null,
    verdict text not null,
    worse jsonb,
    primary key (remote, version, since)
  )`.execute(db)
  await sql`create table canary_loads (
    remote text not null,
    version text not null,
    since timestamptz not null,
    side text not null,
    loads int not null,
    failed int not null,
    errors int not null,
    times int[] not null,
    primary key (remote, version, since, side),
    foreign key (remote, version, since) references canary_steps on delete cascade
  )`.execute(db)
}

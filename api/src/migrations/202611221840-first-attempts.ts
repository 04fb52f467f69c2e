import { type Kysely, sql } from 'kysely'

/** The first try counts: answers say which attempt they are, and scores that were the best ones become those of the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answers add column attempt int not null default 1`.execute(db)
  await sql`update answers set attempt = numbered.attempt
    from (select id, row_number() over (partition by module_id, key order by id) as attempt from answers) numbered
    where answers.id = numbered.id and numbered.attempt > 1`.execute(db)
  await sql`update modules set scores = modules.scores || firsts.scores
    from (
      select first.module_id, jsonb_object_agg(first.key, case
        when first.answer ->> 'engine' = 'homework' then case first.result ->> 'status'
          when 'success' then '1'::jsonb when 'partial' then '0.5'::jsonb when 'failure' then '0'::jsonb end
        when first.result ->> 'verdict' = 'to_review' then null
        else first.result -> 'score' end) as scores
      from answers first join modules kept on kept.id = first.module_id
      where first.attempt = 1 and jsonb_exists(kept.scores, first.key)
      group by first.module_id
    ) firsts
    where modules.id = firsts.module_id`.execute(db)
}

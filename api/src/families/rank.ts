import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { ReasonKind } from '@ariane/shared/contracts'
import { localDay, localInstant, shiftDay } from '@ariane/shared/dates'
import { type Kysely, sql } from 'kysely'
import type { Pupil } from './pupil.ts'

const DAY = 24 * 3_600_000
/** As `findNeeds` says it: homework is called late for so long, absences begin after so long. */
const LATE_DAYS = 14
const LONG_AWAY_DAYS = 7
const SETTLING_DAYS = 3
/** Misses on one notion are recalled for so long, from so many on. */
const MISSED_DAYS = 14
const MIN_MISSED = 3
/** Questions that wait to be reviewed are worth a word from so many on. */
const MIN_REVIEWS = 10

/** Why a pupil stands where he does; without a kind nothing presses. */
export interface Reason {
  kind: ReasonKind | null
  count: number | null
  title: string | null
  at: Date | null
}

/** A pupil where he stands, with his classes that the manager teaches. */
type Ranked = Reason & { classes: string[] }

interface Asked {
  manager: string
  /** Only his pupils of this grade, or among these. */
  grade?: SchoolGrade | undefined
  within?: readonly string[] | undefined
  now: Date
  limit: number
  offset: number
}

/** How many pupils the manager has, of which grades; how many are asked for, and how many of these have a reason. */
interface Counts {
  total: number
  grades: Partial<Record<SchoolGrade, number>>
  found: number
  pressing: number
}

const NOBODY: Counts = { total: 0, grades: {}, found: 0, pressing: 0 }

const UIDS = sql`any (array(select uid from pupils))`

/** The facts of the week of all of these pupils, a row for each kind. */
function weekFacts({ now }: Asked) {
  const today = localDay(now)
  const start = (day: string) => localInstant(day, '00:00')
  const [since, midnight] = [new Date(now.getTime() - LATE_DAYS * DAY), start(today)]
  const [tomorrow, after] = [start(shiftDay(today, 1)), start(shiftDay(today, 2))]
  const open = sql`user_id = ${UIDS} and type = 'homework' and done_at is null and not cancelled
    and recurrence_type is null`
  const title = sql`(array_agg(title order by starts_at))[1]`
  const goal = sql`(array_agg(case when type = 'School' then title end order by end_date, id))[1]`
  const running = sql`user_id = ${UIDS} and status = 'active'`
  return sql`
    select user_id as uid, 'late_homework' as kind, 1 as rank, count(*)::int as n, ${title} as title,
        min(starts_at) as at from events
      where ${open} and ends_at >= ${since}
        and case when all_day then starts_at < ${midnight} else ends_at < ${now} end group by 1
    union all
    select user_id, 'due_tomorrow', 3, count(*)::int, ${title}, min(starts_at) from events
      where ${open} and starts_at >= ${tomorrow} and starts_at < ${after} group by 1
    union all
    select user_id, 'late_objective', 4, count(*)::int, ${goal}, min(end_date::timestamptz) from objectives
      where ${running} and end_date < ${today} group by 1
    union all
    select user_id, 'efforts', 5, count(*)::int, ${goal}, min(end_date::timestamptz) from objectives
      where ${running} and end_date >= ${today} and current_status = 'started' group by 1
    union all
    select uid, 'away', 7, 1, null, last_connected_at from pupils where last_connected_at < ${new Date(now.getTime() - LONG_AWAY_DAYS * DAY)}
    union all
    select uid, 'never_came', 8, 1, null, created_at from pupils where last_connected_at is null
        and created_at < ${new Date(now.getTime() - SETTLING_DAYS * DAY)}`
}

/** Misses at the first try on one notion of the paths worked on lately, and questions that wait to be reviewed. */
function resultFacts({ now }: Asked) {
  const since = new Date(now.getTime() - MISSED_DAYS * DAY)
  return sql`
    union all
    (select distinct on (user_id) user_id, 'missed_notion', 2, missed, notion, at from (
      select p.user_id, asked.value as notion, max(p.active_at) as at, count(*) as answers,
        count(*) filter (where (m.scores ->> asked.key)::real < 1)::int as missed
      from paths p join modules m on m.path_id = p.id cross join lateral jsonb_each_text(m.notions) asked
      where p.user_id = ${UIDS} and p.kind = 'pedagogical_pathway' and p.active_at >= ${since}
        and (m.scores ->> asked.key) is not null
      group by 1, 2) notions
      where missed >= ${MIN_MISSED} and 2 * missed > answers order by user_id, missed desc, notion)
    union all
    select user_id, 'reviews', 6, count(*)::int, null, null from review_cards
      where user_id = ${UIDS} and due_day <= ${localDay(now)}
      group by 1 having count(*) >= ${MIN_REVIEWS}`
}

/**
 * Pupils in the order of need, ranked and cut into pages by the database in one statement: the most pressing kind of fact first,
 * then more of them, then more kinds; the others by name. Homework that repeats is left to the card of the pupil.
 */
export const rankPupils =
  <Person extends { uid: string }>(q: () => Kysely<never>, toPupil: (person: Person) => Pupil) =>
  async (asked: Asked): Promise<Counts & { ranked: (Ranked & { pupil: Pupil })[] }> => {
    const { manager, grade = null, within = null, limit, offset } = asked
    const { rows } = await sql<Counts & Ranked & (Person | { uid: null })>`with
      everybody as (
        select people.* from links join people on people.uid = links.pupil_uid where links.manager_uid = ${manager}),
      pupils as (
        select * from everybody where (${grade}::text is null or grade = ${grade})
          and (${within}::text[] is null or uid = any (${within}::text[]))),
      facts as (${weekFacts(asked)} ${resultFacts(asked)}),
      firsts as (
        select distinct on (uid) uid, kind, rank, n, title, at, count(*) over (partition by uid) as kinds
        from facts order by uid, rank),
      page as (
        select pupils.*, kind, n as count, title, at, row_number() over (
            order by rank nulls last, n desc nulls last, kinds desc nulls last,
              lower(coalesce(display_name, pseudo_name, email)), pupils.uid) as place
        from pupils left join firsts on firsts.uid = pupils.uid
        order by place limit ${limit} offset ${offset}),
      grades as (select grade, count(*)::int as n from everybody group by grade)
      select (select count(*)::int from everybody) as total,
        (select coalesce(jsonb_object_agg(grade, n), '{}') from grades) as grades,
        (select count(*)::int from pupils) as found, (select count(*)::int from firsts) as pressing, page.*,
        array(select distinct name from classes join class_pupils mine on mine.class_id = classes.id
          join class_teachers on class_teachers.class_id = classes.id and manager_uid = ${manager}
          where mine.pupil_uid = page.uid and archived_at is null order by name) as classes
      from (select) as once left join page on true order by place`.execute(q())
    const ranked = rows.flatMap(row => {
      if (row.uid === null) return []
      const { kind, count, title, at, classes } = row
      return [{ pupil: toPupil(row as Person), kind, count, title, at, classes }]
    })
    const { total, grades, found, pressing } = rows[0] ?? NOBODY
    return { total, grades, found, pressing, ranked }
  }

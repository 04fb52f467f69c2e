import type { Subject } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityData } from '@ariane/shared/contracts'
import { type Kysely, sql } from 'kysely'
import type { LearningTables } from '../tables.ts'

/** What a pupil answered on a notion at the first try; `notion` is null where none is known. */
export interface CountedAnswers {
  userId: string
  subject: Subject
  /** The sub-chapter, or the chapter of a path about a whole one. */
  topic: string
  notion: string | null
  answers: number
  right: number
  /** The same since `recently`. */
  recentAnswers: number
  recentRight: number
}

/** A first answer with what was asked. */
export interface FirstAnswer {
  userId: string
  title: string
  data: ActivityData | null
  solution: unknown
  answer: ActivityAnswer
  score: number
}

/** A first answer to a question of a homework; `key` names the question. */
export interface HomeworkAnswer {
  pathId: number
  userId: string
  key: string
  text: string
  score: number
}

interface Reach {
  uids: readonly string[]
  since: Date
  /** Only these paths, whenever they were worked on. */
  paths?: readonly number[]
}

/** A sub-chapter, or a notion of it. */
export interface ResultPlace {
  topic: string
  notion?: string | undefined
}

/** Answers shown of one notion; the newest are kept. */
const MAX_SHOWN_ANSWERS = 2000

/**
 * The first answers of some pupils on their paths: their own, to what rules can judge. A game of memory is no question. The
 * score is that of the whole first try, however many answers it took.
 */
const firstAnswers = ({ uids, since, paths }: Reach) => sql`
  select p.user_id, p.subject, coalesce(p.sub_chapter_id, p.chapter_id) as place, m.id as module_id, a.key,
    m.notions ->> a.key as notion, (m.scores ->> a.key)::real as score, a.at, a.first_id
  from paths p
    join modules m on m.path_id = p.id
    cross join lateral (select key, min(created_at) as at, min(id) as first_id from answers
      where module_id = m.id and attempt = 1 and user_id = p.user_id group by key) a
  where p.user_id = any (${uids}::text[]) and p.kind = 'pedagogical_pathway'
    and ${paths ? sql`p.id = any (${paths}::int[])` : sql`p.active_at >= ${since}`}
    and m.type <> 'MEMORY_GAME' and (m.scores ->> a.key) is not null and a.at >= ${since}`

const topic = sql`coalesce(split_part(notion, '/', 1), place)`

const isAt = (place?: ResultPlace) =>
  place
    ? sql`${topic} = ${place.topic} and (${place.notion ?? null}::text is null or notion = ${place.notion ?? null})`
    : sql`true`

/** Statements on results, one for a screen. */
export const resultStore = (q: () => Kysely<LearningTables>) => ({
  /** Of one place, or of all. */
  async count(reach: Reach, recently: Date, place?: ResultPlace): Promise<CountedAnswers[]> {
    if (reach.uids.length === 0) return []
    const { rows } = await sql<CountedAnswers>`with firsts as (${firstAnswers(reach)})
      select user_id as "userId", subject, ${topic} as topic, notion,
        count(*)::int as answers, count(*) filter (where score >= 1)::int as right,
        count(*) filter (where at >= ${recently})::int as "recentAnswers",
        count(*) filter (where at >= ${recently} and score >= 1)::int as "recentRight"
      from firsts where ${isAt(place)} group by 1, 2, 3, 4`.execute(q())
    return rows
  },

  async list(reach: Reach, place?: ResultPlace): Promise<FirstAnswer[]> {
    if (reach.uids.length === 0) return []
    const { rows } = await sql<FirstAnswer>`with firsts as (${firstAnswers(reach)}),
      wanted as (select * from firsts
        where ${isAt(place)}
        order by at desc limit ${MAX_SHOWN_ANSWERS})
      select w.user_id as "userId", m.title, m.activity -> w.key as data, m.answer_key -> w.key as solution, a.answer,
        w.score
      from wanted w join modules m on m.id = w.module_id join answers a on a.id = w.first_id
      order by w.first_id`.execute(q())
    return rows
  },

  /** The first answers of pupils to their own homework, to what rules can judge. */
  async listHomework(paths: readonly number[]): Promise<HomeworkAnswer[]> {
    if (paths.length === 0) return []
    const { rows } = await sql<HomeworkAnswer>`select p.id as "pathId", p.user_id as "userId", a.key,
        coalesce(a.answer ->> 'text', '') as text, (m.scores ->> a.key)::real as score
      from paths p join modules m on m.path_id = p.id
        join answers a on a.module_id = m.id and a.attempt = 1 and a.user_id = p.user_id
      where p.id = any (${paths}::int[]) and p.kind = 'homework' and (m.scores ->> a.key) is not null
      order by a.id`.execute(q())
    return rows
  },
})

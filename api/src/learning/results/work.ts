import type { AnsweredQuestion, AssignmentDetail } from '@ariane/shared/contracts'
import { MIN_CLASS_ANSWERS, MIN_CLASS_PUPILS } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import type { LearningTables } from '../tables.ts'
import type { Tutor } from '../tutor.ts'
import { toFigures } from './figures.ts'
import { type AskedAnswer, groupQuestions, toQuestions } from './questions.ts'
import { type CountedAnswers, type HomeworkAnswer, resultStore } from './store.ts'
import { byNeed } from './topics.ts'

const EVER = new Date(0)
const CLASS = { answers: MIN_CLASS_ANSWERS, pupils: MIN_CLASS_PUPILS }

/** What pupils have of given work, by the register. */
export type WorkPath = { userId: string; pathId: number }
type WorkResults = Pick<AssignmentDetail, 'notions' | 'questions'>

/** What the results of given work are built from. */
interface WorkResultPorts {
  q: () => Kysely<LearningTables>
  tutor: Pick<Tutor, 'findNotion' | 'findTopic'>
  /** What the questions of homework say, and what they expect. */
  describeHomework(answers: readonly HomeworkAnswer[]): Promise<AskedAnswer[]>
}

/** The results of the paths that pupils have of one piece of given work: by notion, and who answered what. */
export function workResults({ q, tutor, describeHomework }: WorkResultPorts) {
  const store = resultStore(q)

  /** A row for each notion; what belongs to none counts with its sub-chapter. */
  function toNotions(rows: readonly CountedAnswers[]): WorkResults['notions'] {
    const byPlace = Map.groupBy(rows, ({ topic, notion }) => notion ?? topic)
    return [...byPlace]
      .flatMap(([ref, counts]) => {
        const title = (tutor.findNotion(ref) ?? tutor.findTopic(ref))?.title
        const byPupil = counts.map(({ userId, answers, right }) => ({ userId, answers, right }))
        return title === undefined ? [] : [{ ref, title, ...toFigures(counts, CLASS), byPupil }]
      })
      .sort(byNeed)
  }

  return async (given: readonly WorkPath[]): Promise<WorkResults> => {
    const [uids, paths] = [given.map(({ userId }) => userId), given.map(({ pathId }) => pathId)]
    const order = (a: string, b: string) => uids.indexOf(a) - uids.indexOf(b)
    const inOrder = (question: AnsweredQuestion) => ({
      ...question,
      wrong: question.wrong.map(one => ({ ...one, userIds: one.userIds.sort(order) })),
    })
    const reach = { uids, since: EVER, paths }
    const homework = await describeHomework(await store.listHomework(paths))
    return {
      notions: toNotions(await store.count(reach, EVER)),
      questions: [...toQuestions(await store.list(reach)), ...groupQuestions(homework)].map(inOrder),
    }
  }
}

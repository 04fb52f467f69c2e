import type { Subject } from '@ariane/shared/catalogue'
import type { ActivityAnswer, HomeworkGrading, Recall } from '@ariane/shared/contracts'
import type { HomeworkExercise } from '@ariane/tutor'
import type { Kysely } from 'kysely'
import type { HomeworkTutor } from './ports.ts'
import type { HomeworkTables } from './tables.ts'

/** What is read of the paths and modules that homework stands in. */
interface ReadTables extends HomeworkTables {
  paths: { id: number; user_id: string; title: string; subject: Subject }
  modules: { id: number; path_id: number }
}

/** A question where it was asked: a module, and the part of it. */
type Ref = { moduleId: number; key: string }
/** What was replied where an answer was asked back about; with `signal` it may be read a second time, which takes seconds. */
type Judging = { reply?: string; signal?: AbortSignal }

/** As many attempts as show the solution: in the carnet d'erreurs a question is answered once, then corrected. */
const LAST_ATTEMPT = 2

/** A miss is what rules judged: an answer to be compared is no error. */
export const isMissed = ({ status }: HomeworkGrading) => status === 'failure' || status === 'partial'

const RECALLS = { success: 'good', partial: 'hard', failure: 'again', to_review: null } as const
const toRecall = ({ status }: HomeworkGrading): Recall | null => RECALLS[status]

function questionAt(exercises: readonly HomeworkExercise[], key: string) {
  const [i = -1, j = -1] = key.split(':').map(Number)
  const exercise = exercises[i]
  const question = exercise?.questions[j]
  return exercise && question ? { exercise, question } : undefined
}

/** Questions of homework as questions of the carnet d'erreurs. */
export function homeworkQuestions(
  q: () => Kysely<ReadTables>,
  tutor: Pick<HomeworkTutor, 'judgeHomework' | 'readHomeworkAnswer'>,
) {
  const selectRows = (modules: number[]) =>
    q()
      .selectFrom('modules')
      .innerJoin('paths', 'paths.id', 'modules.path_id')
      .innerJoin('homework', 'homework.path_id', 'paths.id')
      .select([
        'modules.id',
        'paths.id as path_id',
        'paths.user_id',
        'paths.title',
        'paths.subject',
        'homework.exercises',
      ])
      .where('modules.id', 'in', modules)
      .execute()

  return {
    async find(refs: readonly Ref[]) {
      if (refs.length === 0) return []
      const rows = new Map((await selectRows([...new Set(refs.map(ref => ref.moduleId))])).map(row => [row.id, row]))
      return refs.flatMap(ref => {
        const row = rows.get(ref.moduleId)
        const asked = row && questionAt(row.exercises, ref.key)
        if (!asked) return []
        const { statement } = asked.exercise
        const { reformulation_question, indice } = asked.question
        return [
          {
            ...ref,
            source: { kind: 'homework' as const, id: row.path_id, title: row.title },
            subject: row.subject,
            prompt: reformulation_question,
            question: {
              kind: 'homework' as const,
              statement,
              question: reformulation_question,
              hint: indice.content,
            },
          },
        ]
      })
    },

    async judge({ moduleId, key }: Ref, answer: string | ActivityAnswer, { reply, signal }: Judging) {
      if (typeof answer !== 'string') return undefined
      const [row] = await selectRows([moduleId])
      const asked = row && questionAt(row.exercises, key)
      if (!asked) return undefined
      const { question } = asked
      const reading = signal && (await tutor.readHomeworkAnswer?.(question, answer, row.user_id, signal))
      const { askedBack, ...correction } = tutor.judgeHomework(question, answer, LAST_ATTEMPT, { reply, reading })
      const judged = { kind: 'homework' as const, correction }
      return { judged, recall: toRecall(correction), ...(askedBack && { askedBack }) }
    },
  }
}

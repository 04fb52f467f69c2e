import type { ActivityAnswer } from '@ariane/shared/contracts'
import type { Grader } from './grade/grader.ts'
import { builtInGrader } from './grade/grader.ts'
import { findTask, type TextTask } from './grade/second/text-task.ts'
import type { SecondReading } from './grade/second/with-reading.ts'
import type { HomeworkQuestion } from './homework/question.ts'
import { judges } from './judges.ts'
import type { ReportFailure } from './model/failure.ts'
import { hidePersons } from './model/private.ts'
import type { Model } from './model/provider.ts'
import { readTwice } from './model/second-reader.ts'
import type { Privacy } from './model/tutor.ts'

/** The text that is graded while something is judged, where a second reading of it could change anything. */
function findText(judge: (grader: Grader) => unknown): TextTask | undefined {
  const tasks: TextTask[] = []
  judge({
    ...builtInGrader,
    grade(expected, answer, setting) {
      const task = expected.kind === 'text' ? findTask(expected, answer, setting) : undefined
      if (task) tasks.push(task)
      return builtInGrader.grade(expected, answer, setting)
    },
  })
  return tasks[0]
}

/**
 * Has a model read answers in free words a second time, of pupils whose words may leave. What it gives is for `judge`; undefined
 * where the rules are enough, or the model is of no help.
 */
export const secondReader = (model: Model, report: ReportFailure, { namesAround, mayAsk }: Privacy) => {
  async function read(task: TextTask | undefined, pupil: string, signal: AbortSignal) {
    if (!task || !(await mayAsk(pupil))) return undefined
    const persons = await hidePersons(await namesAround(pupil))
    return readTwice(model, report, { task, persons, signal })
  }
  return {
    readAnswer: (
      solution: unknown,
      answer: ActivityAnswer,
      pupil: string,
      signal: AbortSignal,
    ): Promise<SecondReading | undefined> =>
      read(
        findText(grader => judges(grader).judge(solution, answer)),
        pupil,
        signal,
      ),

    readHomeworkAnswer: (
      question: HomeworkQuestion,
      answer: string,
      pupil: string,
      signal: AbortSignal,
    ): Promise<SecondReading | undefined> =>
      read(
        findText(grader => judges(grader).judgeHomework(question, answer, 0)),
        pupil,
        signal,
      ),
  }
}

import { randomInt } from 'node:crypto'
import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult, trialRoutes } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { maxAttempts, standing } from '../attempts.ts'
import { messages } from '../messages.ts'
import { drawFigures } from '../path.ts'
import type { Tutor } from '../tutor.ts'
import { findTrialTopic, listTrialTopics, writeTrial } from './find-trial.ts'
import { type TrialPorts, takeOverTrial } from './keep-trial.ts'

const SEEDS = 2 ** 31

/** Grades these tries of one exercise as a path does, the last one told. */
function gradeTries(tutor: Tutor, solution: unknown, tries: readonly ActivityAnswer[]): ActivityResult {
  const results = tries.map(answer => {
    const { askedBack: _, ...result } = tutor.judge(solution, answer) ?? fail('invalid_input', ['tries'])
    return result
  })
  const [last, first] = [results.at(-1), tries[0]]
  if (!last || !first) return fail('invalid_input', ['tries'])
  const { attempts, firstScore } = standing(results)
  const remaining = Math.max(0, maxAttempts(first.engine) - attempts)
  return { ...last, attempts: { made: attempts, remaining, ...(firstScore !== undefined && { firstScore }) } }
}

/** Calls of contracts/trial.ts: the first two store nothing. */
export function trialHandlers(ports: TrialPorts): Handlers<typeof trialRoutes> {
  const { tutor } = ports
  const takeOver = takeOverTrial(ports)

  return {
    async openTrial({ body: { subject, grade, topicId, seed = randomInt(SEEDS) } }) {
      const topics = listTrialTopics(tutor, subject, grade).map(({ id, title }) => ({ id, title }))
      const id = topicId ?? topics[0]?.id ?? fail('invalid_input', ['subject'])
      const { module, reviewed, ...topic } = writeTrial(tutor, id, seed)
      const { contentType, content, activity } = module
      return {
        status: 'success',
        data: {
          topicId: id,
          seed,
          title: topic.title,
          subject: topic.subject,
          grade: topic.grade,
          topics,
          module: {
            title: messages.trial,
            contentType,
            content,
            ...(activity && { activity }),
            ...drawFigures(module.figures ?? {}, tutor.drawFigure),
          },
          unreviewed: !reviewed,
        },
      }
    },

    async answerTrial({ body: { topicId, seed, key, tries } }) {
      const { solutions } = writeTrial(tutor, topicId, seed).module
      if (!Object.hasOwn(solutions, key)) fail('invalid_input', ['key'])
      return { status: 'success', data: gradeTries(tutor, lookup(solutions, key), tries) }
    },

    keepTrial({ body, caller, once }) {
      const topic = findTrialTopic(tutor, body.topicId)
      return once(async () => ({ status: 'success', data: await takeOver(topic, body, caller.uid) }))
    },
  }
}

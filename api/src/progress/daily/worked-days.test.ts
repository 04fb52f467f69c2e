import {
  achievementsRoutes,
  childrenRoutes,
  dailySessionRoutes,
  homeworkRoutes,
  learningRoutes,
  reviewRoutes,
  trialRoutes,
} from '@ariane/shared/contracts'
import { builtInTutor } from '@ariane/tutor'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { classroom, findModule, type Learner, place, quiz, text } from '../../learning/testing/classroom.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

/** Monday to Friday, at five in the afternoon in Paris. */
const at = (day: number) => new Date(`2026-11-${day}T16:00:00Z`)
let now = at(23)
let api: TestApi
let pupil: Learner
let parent: TestPerson
beforeAll(async () => {
  ;({ api, pupil } = await classroom({ limiter: UNLIMITED, now: () => now }))
  parent = await api.signUp({ role: 'ROLE_PARENT' })
  await api.link(parent, pupil)
  await api.consent(pupil)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = at(23)
  for (const table of ['review_cards', 'paths', 'worked_days', 'work_hours', 'daily_sessions'] as const)
    await api.db.q().deleteFrom(table).execute()
})

type Days = readonly { day: string; session: boolean }[]
const worked = (days: Days) => days.filter(({ session }) => session).map(({ day }) => day)
/** On the pupil's thread; the parent's page, which the digest is made from, says the same. */
async function readDays() {
  const { data } = await pupil.call(dailySessionRoutes.readDailySession, { userId: pupil.uid })
  const { children } = (await parent.call(childrenRoutes.childrenWeek, { userId: parent.uid })).data
  expect(children[0]?.days).toEqual(data.week.days)
  return worked(data.week.days)
}
const see = (id: number, caller: TestPerson = pupil) =>
  caller.call(learningRoutes.saveModuleProgress, { id, userId: pupil.uid, seen: true })
const answerHomework = async (skip: boolean) => {
  const text = 'Calcule 7 × 8.'
  const about = { subject: 'Mathématiques', chapterId: 'math-4-nombres' } as const
  const sent = { userId: pupil.uid, pathType: 'homework' as const, desc: text, text, ...about }
  const { data } = await pupil.call(learningRoutes.generatePath, sent)
  const { moduleId } = await vi.waitFor(async () => {
    const read = (await pupil.call(homeworkRoutes.readHomework, { id: data.id })).data
    expect(read.status).toBe('generated')
    return { moduleId: read.modules[0]?.id ?? 0 }
  }, PATIENCE)
  const question = { moduleId, exerciceIndex: 0, questionIndex: 0 }
  await (skip
    ? pupil.call(homeworkRoutes.skipQuestion, question)
    : pupil.call(homeworkRoutes.correctHomework, { ...question, answer: '56' }))
}

describe('@U06 a day on which something was done', () => {
  it('is one with an answer in any path, wherever it was opened', async () => {
    const path = await pupil.generate(text, quiz)
    now = at(24)
    await pupil.choose(findModule(path, 1).id, 'c1', false)
    expect(await readDays()).toEqual(['2026-11-24'])
    now = at(26)
    await pupil.choose(findModule(path, 1).id, 'c1', true)
    expect(await readDays()).toEqual(['2026-11-24', '2026-11-26'])
  })

  it('is one on which a path without questions was read to its end, and none for slides that passed by', async () => {
    const [asking, reading] = [await pupil.generate(text, quiz), await pupil.generate(text)]
    for (const { id } of asking.modules) await see(id)
    expect(await readDays()).toEqual([])
    now = at(24)
    await see(findModule(reading, 0).id)
    now = at(25)
    await see(findModule(reading, 0).id)
    expect(await readDays()).toEqual(['2026-11-24'])
  })

  it('is one with an answer in a homework, and none where its questions were passed by', async () => {
    await answerHomework(true)
    expect(await readDays()).toEqual([])
    await answerHomework(false)
    expect(await readDays()).toEqual(['2026-11-23'])
  })

  it('is one with an answer in the carnet d’erreurs, also once the question has left it', async () => {
    const { id } = findModule(await pupil.generate(quiz), 0)
    await pupil.choose(id, 'c1', false)
    now = at(25)
    const { cards } = (await pupil.call(reviewRoutes.dueReviews, { userId: pupil.uid })).data
    const [{ id: cardId, question } = { id: 0, question: null }] = cards
    const data = question?.kind === 'activity' ? question.data : null
    const chosen = data?.engine === 'quiz' ? data.options.slice(0, 1).map(option => option.id) : []
    await pupil.call(reviewRoutes.answerReview, { cardId, answer: { engine: 'quiz', chosen } })
    await pupil.call(reviewRoutes.deleteReview, { id: cardId })
    expect(await readDays()).toEqual(['2026-11-23', '2026-11-25'])
    const { achievements } = (await pupil.call(achievementsRoutes.readAchievements, { userId: pupil.uid })).data
    expect(achievements.find(({ key }) => key === 'regular')).toMatchObject({ done: 2 })
  })

  it('is the one on which a trial was taken over', async () => {
    const topicId = place.subChapterId
    builtInTutor.findTopic(topicId)
    const answers = [{ key: 'c1', tries: [{ engine: 'quiz' as const, chosen: ['o1'] }] }]
    await pupil.call(trialRoutes.keepTrial, { userId: pupil.uid, topicId, seed: 7, answers })
    expect(await readDays()).toEqual(['2026-11-23'])
  })

  it('is none for what an adult does in the name of the pupil, and stays when the path is removed', async () => {
    const reading = await pupil.generate(text)
    await see(findModule(reading, 0).id, parent)
    expect(await readDays()).toEqual([])
    const { id } = findModule(await pupil.generate(quiz), 0)
    await pupil.choose(id, 'c1', true)
    await api.db.q().deleteFrom('paths').execute()
    expect(await readDays()).toEqual(['2026-11-23'])
  })

  it('is one with a part of the session that the pupil closed, and none where an adult closed it', async () => {
    await pupil.generate(text)
    const userId = pupil.uid
    const { parts } = (await pupil.call(dailySessionRoutes.startDailySession, { userId })).data
    const close = (caller: TestPerson) =>
      caller.call(dailySessionRoutes.closeDailyPart, { userId, key: parts[0]?.key ?? '', outcome: 'done' })
    await close(parent)
    expect(await readDays()).toEqual([])
    await close(pupil)
    expect(await readDays()).toEqual(['2026-11-23'])
  })
})

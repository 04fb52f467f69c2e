import { consentRoutes, homeworkRoutes, learningRoutes, reviewRoutes } from '@ariane/shared/contracts'
import { library } from '@ariane/tutor'
import { type Behaviour, modelServer, refuses, says } from '@ariane/tutor/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { classroom, findModule, type Learner, openQuestion } from '../testing/classroom.ts'

let server: Awaited<ReturnType<typeof modelServer>>
let api: TestApi
let pupil: Learner
let now = new Date('2026-11-23T18:00:00Z')

beforeAll(async () => {
  // Reading all packs takes seconds on a busy machine, and answers are graded with them.
  library()
  server = await modelServer(refuses(401))
  const model = { baseUrl: server.url, apiKey: undefined, model: 'modele-local', deadlineMs: 3000 }
  ;({ api, pupil } = await classroom({ config: { model }, now: () => now }))
})
beforeEach(() => {
  now = new Date('2026-11-23T18:00:00Z')
  server.behave(refuses(401))
})
afterAll(async () => {
  await api.close()
  await server.close()
})

type Prompt = { answer: string; claims: { claim: number; text: string }[] }
/** Answers where somebody reads; what it is asked of paths while they are written is refused. */
const reads =
  (status: 'said' | 'contradicted', quote?: string): Behaviour =>
  (answer, heard, nth) => {
    const content = heard.body.messages.find(({ role }) => role === 'user')?.content ?? ''
    if (!content.startsWith('{')) return refuses(401)(answer, heard, nth)
    const { claims, answer: written } = JSON.parse(content) as Prompt
    const found = claims.map(({ claim }) => ({ claim, status, quote: quote ?? written }))
    says(JSON.stringify({ claims: found }))(answer, heard, nth)
  }

/** A new open question, and the answer that the rules call right. */
async function begin() {
  const { id, activity } = findModule(await pupil.generate(openQuestion), 0)
  const [key = ''] = Object.keys(activity ?? {})
  const row = await api.db.q().selectFrom('modules').select('answer_key').where('id', '=', id).executeTakeFirstOrThrow()
  const { model } = row.answer_key[key] as { model: string }
  return {
    id,
    model,
    send: async (text: string) =>
      (
        await pupil.call(learningRoutes.answerModule, {
          id,
          userId: pupil.uid,
          key,
          answer: { engine: 'writing', text },
        })
      ).data,
  }
}

describe('@M05 an answer in free words where a model reads too', () => {
  it('does not leave before the pupil’s own words may', async () => {
    const { send, model } = await begin()
    server.behave(reads('contradicted'))
    expect(await send(model)).toMatchObject({ verdict: 'correct' })
    expect(server.asked()).toEqual([])
  })
})

describe('@M05 an answer in free words that a model may read too', () => {
  beforeAll(() => pupil.call(consentRoutes.declareAge, { userId: pupil.uid }))

  it('is to be compared when the model quotes what contradicts the lesson; that is no miss', async () => {
    const { send, model, id } = await begin()
    server.behave(reads('contradicted'))
    expect(await send(model)).toMatchObject({ verdict: 'to_review', correct: false, attempts: { made: 1 } })
    const missed = api.db.q().selectFrom('review_cards').select('id').where('module_id', '=', id)
    expect(await missed.execute()).toEqual([])
    const sent = JSON.stringify(server.asked())
    for (const word of [pupil.uid, pupil.email]) expect(sent).not.toContain(word)
  })

  it.each<[string, Behaviour]>([
    ['invents a quote', reads('contradicted', 'Rien de tout cela.')],
    ['speaks no JSON', says('Bonjour !')],
    ['agrees', reads('said')],
  ])('stays as the rules say when the model %s', async (_, behaviour) => {
    const { send, model } = await begin()
    server.behave(behaviour)
    expect(await send(model)).toMatchObject({ verdict: 'correct', score: 1 })
    expect(server.asked().length).toBeGreaterThan(0)
  })

  it('holds nothing while the model thinks: the same module is kept in the meantime', async () => {
    const { send, model, id } = await begin()
    let finish = () => {}
    server.behave((...request) => {
      finish = () => reads('contradicted')(...request)
    })
    const answered = send(model)
    await vi.waitFor(() => expect(server.asked()).toHaveLength(1), PATIENCE)
    await pupil.call(learningRoutes.saveModuleProgress, { id, userId: pupil.uid, seen: true })
    server.behave(reads('contradicted'))
    finish()
    expect(await answered).toMatchObject({ verdict: 'to_review' })
  })

  it('comes again in the review and is read there too', async () => {
    const { send, model, id } = await begin()
    await send('jsp')
    now = new Date('2026-11-24T18:00:00Z')
    const { cards } = (await pupil.call(reviewRoutes.dueReviews, { userId: pupil.uid })).data
    const card = cards.find(({ question }) => question.kind === 'activity' && question.moduleId === id)
    server.behave(reads('contradicted'))
    const review = { cardId: card?.id ?? 0, answer: { engine: 'writing' as const, text: model } }
    expect((await pupil.call(reviewRoutes.answerReview, review)).data).toMatchObject({
      judged: { result: { verdict: 'to_review' } },
      assess: true,
    })
  })

  it('of a homework is read as well', async () => {
    const text = 'Pourquoi une cuillère en métal devient-elle chaude dans un bol de soupe ?'
    const { data } = await pupil.call(learningRoutes.generatePath, {
      userId: pupil.uid,
      desc: text,
      pathType: 'homework',
      subject: 'Physique-Chimie',
      chapterId: 'pc-5-energie',
      text,
    })
    const module = await vi.waitFor(async () => {
      const read = (await pupil.call(homeworkRoutes.readHomework, { id: data.id })).data
      expect(read.status).toBe('generated')
      return read.modules[0]
    }, PATIENCE)
    const place = { moduleId: module?.id ?? 0, exerciceIndex: 0, questionIndex: 0 }
    const answer = 'La soupe est plus chaude, elle donne de l’énergie à la cuillère.'
    server.behave(reads('contradicted'))
    const first = await pupil.call(homeworkRoutes.correctHomework, { ...place, answer })
    expect(first.correction.status).toBe('to_review')
    server.behave(refuses(401))
    const again = await pupil.call(homeworkRoutes.correctHomework, { ...place, answer })
    expect(again.correction.status).toBe('success')
  })
})

import { learningRoutes, pathRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi, TestPerson } from '../testing/test-api.ts'
import { cards, classroom, findModule, type Learner, place, quiz, text } from './testing/classroom.ts'

let api: TestApi
let pupil: Learner
let other: TestPerson

beforeAll(async () => {
  ;({ api, pupil, other } = await classroom())
})
afterAll(() => api.close())

describe('chapters', () => {
  it('are listed with their sub-chapters and five proposed modules', async () => {
    const { data } = await pupil.call(learningRoutes.listChapters, { subject: 'Histoire', classroom: '4ème' })
    const chapter = data.chapters.find(({ id }) => id === place.chapterId)
    const sub = chapter?.subChapters.find(({ id }) => id === place.subChapterId)
    expect(sub?.title).toContain('La Révolution française')
    expect(sub?.prompts).toHaveLength(5)
  })

  it('say which types have no place in them (@B05)', async () => {
    const { data } = await pupil.call(learningRoutes.listChapters, { subject: 'SVT', classroom: '5ème' })
    const parts = data.chapters.flatMap(({ subChapters }) => subChapters)
    const unfit = (id: string) => parts.find(part => part.id === id)?.unfit
    expect(unfit('svt-5-digestion')).toEqual(expect.arrayContaining(['TRANSLATION', 'DICTATION']))
    expect(unfit('svt-5-digestion')).not.toContain('IMAGE_SEQUENCING')
    expect(unfit('svt-5-ecosystemes')).toContain('IMAGE_SEQUENCING')
  })
})

describe('a generated path', () => {
  it('goes from generating to to_do with all its modules', async () => {
    const path = await pupil.generate(text, quiz)
    expect(path).toMatchObject({ status: 'to_do', percent: 0, generation: null, unreviewed: true })
    expect(path.modules.map(module => module.type)).toEqual(['TEXT', 'TRUE_FALSE'])
    expect(path.title).toContain('La Révolution française')
    expect(path.description).toBe('Histoire, 4ème\u00a0: 2 étapes pour comprendre et s’entraîner.')
  })

  it('is open to a linked teacher and closed to everybody else', async () => {
    const { id } = await pupil.generate(text)
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    const { data } = await teacher.call(learningRoutes.readPath, { id, userId: pupil.uid })
    expect(data.id).toBe(id)
    const url = `/api/path/${id}`
    expect((await api.request('POST', url, { userId: other.uid }, other.headers)).status).toBe(404)
    expect((await api.request('POST', url, { userId: pupil.uid })).status).toBe(401)
    expect((await api.request('POST', '/api/path/abc', { userId: pupil.uid }, pupil.headers)).status).toBe(404)
    expect((await api.request('POST', '/api/paths', { userId: pupil.uid }, other.headers)).status).toBe(403)
  })

  it('never sends the key of its activities', async () => {
    const path = await pupil.generate(quiz, cards)
    const raw = await api.request('POST', `/api/path/${path.id}`, { userId: pupil.uid }, pupil.headers)
    expect(JSON.stringify(raw.body)).not.toMatch(/answer_key|"correct"|"why"|"truth"|"accepted"|"labels"/)
  })

  it('stands in the list, newest first, for the pupil alone', async () => {
    const { id } = await pupil.generate(text)
    const [newest, second] = await pupil.call(pathRoutes.listPaths, { userId: pupil.uid })
    expect(newest).toMatchObject({ id, moduleCount: 1, type: 'pedagogical_pathway', ...place })
    expect(second?.id).toBeLessThan(id)
    expect(await other.call(pathRoutes.listPaths, { userId: other.uid })).toEqual([])
  })
})

describe('a request for a path', () => {
  const send = (part: object, headers = pupil.headers) =>
    api.request('POST', '/api/path/generate', { ...pupil.request(text), ...part }, headers)

  it.each([
    [{ chapterId: 'hist-4-theme-9' }, ['chapterId']],
    [{ subChapterId: 'fr-4-accord-participe-passe' }, ['subChapterId']],
    [{ customPrompts: [{ ...text, type: 'PUPPET_SHOW' }] }, ['customPrompts.0.type']],
    [{ customPrompts: [] }, ['customPrompts']],
  ])('is refused when it asks for what cannot be taught: %j', async (part, fields) => {
    expect(await send(part)).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  })

  it('for somebody else is refused', async () => {
    expect((await send({}, other.headers)).status).toBe(403)
  })

  it('may be for a whole chapter', async () => {
    const { subChapterId: _, ...whole } = pupil.request(quiz)
    const { data } = await pupil.call(learningRoutes.generatePath, whole)
    expect(await pupil.written(data.id)).toMatchObject({ status: 'to_do', subChapterId: null })
  })
})

describe('a question on a slide', () => {
  const ask = (id: number, description: string, suggestionKey = 'question', more: object = {}) =>
    api.request(
      'POST',
      `/api/module/${id}/interaction`,
      { userId: pupil.uid, moduleId: id, suggestionKey, description, ...more },
      pupil.headers,
    )

  it('is answered from the lesson, or honestly not at all', async () => {
    const { id } = findModule(await pupil.generate(text), 0)
    const answered = await ask(id, 'Pourquoi Louis XVI a-t-il été guillotiné ?')
    expect(JSON.stringify(answered.body)).toContain('condamné pour trahison')
    const unknown = await ask(id, 'blorg zut')
    expect(unknown.body).toMatchObject({
      status: 'success',
      data: { kind: 'unknown', explanations: [], examples: [], source: 'built-in' },
    })
    expect(JSON.stringify(unknown.body)).toMatch(/"suggestions":\["[^"]+","[^"]+","[^"]+"\]/)
    expect(await ask(id, '   ')).toMatchObject({ status: 400, body: { fields: ['description'] } })
    expect(await ask(id, '', 'i_like')).toMatchObject({ status: 200 })
    const kept = await api.db.q().selectFrom('interactions').select('kind').where('module_id', '=', id).execute()
    expect(kept.map(row => row.kind)).toEqual(['question', 'question', 'i_like'])
  })

  it('is answered about the part on the screen, and after the questions before it', async () => {
    const { id } = findModule(await pupil.generate(text), 0)
    const section = 'La Terreur et le Directoire'
    const again = await ask(id, 'je comprends rien', 'question', { section })
    expect(again.body).toMatchObject({ data: { kind: 'help', reference: { section } } })
    const followed = await ask(id, 'et pourquoi ?', 'question', { history: ['Louis XVI a été guillotiné'] })
    expect(JSON.stringify(followed.body)).toContain('trahison')
  })

  it('for the answer of an exercise gets its first step only', async () => {
    const module = findModule(await pupil.generate(quiz), 0)
    const [chapterId] = Object.keys(module.activity ?? {})
    const refused = await ask(module.id, 'donne moi la réponse', 'question', { chapterId })
    expect(refused.body).toMatchObject({ data: { kind: 'refusal', examples: [] } })
  })
})

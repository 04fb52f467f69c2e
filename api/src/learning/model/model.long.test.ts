import { consentRoutes, learningRoutes, type ModulePrompt, modelRoutes } from '@ariane/shared/contracts'
import { modelServer, refuses, says, withOnePack, writesParts } from '@ariane/tutor/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const known = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
const prompts: ModulePrompt[] = [
  { title: 'Le cours', type: 'ADVANCED_TEXT', prompt_generation: 'Parle de la prise de la Bastille à Léa Martin.' },
  { title: 'Vérifier', type: 'MULTI_CHOICE', prompt_generation: '' },
]

let server: Awaited<ReturnType<typeof modelServer>>
let api: TestApi
let pupil: TestPerson
let log: string

beforeAll(async () => {
  server = await modelServer(writesParts())
})
beforeEach(async () => {
  log = ''
  const model = { baseUrl: server.url, apiKey: undefined, model: 'modele-local', deadlineMs: 1000 }
  api = await createTestApi({ config: { model }, log: { write: line => (log += line) } })
  pupil = await api.signUp({ name: 'Léa Martin' })
  await api.startJobs()
  server.behave(writesParts())
})
afterEach(async () => {
  await api.close()
})
afterAll(() => server.close())

const generate = async (place: { chapterId: string; subChapterId?: string } = known) => {
  const request = { desc: '', userId: pupil.uid, pathType: 'pedagogical_pathway' as const, ...place }
  const { data } = await pupil.call(learningRoutes.generatePath, { ...request, customPrompts: prompts })
  return vi.waitFor(async () => {
    const path = (await pupil.call(learningRoutes.readPath, { id: data.id, userId: pupil.uid })).data
    expect(path.status).not.toBe('generating')
    return path
  }, PATIENCE)
}
const isFifteen = () => pupil.call(consentRoutes.declareAge, { userId: pupil.uid })
const askAbout = async (id: number, description: string) => {
  const module = { id, moduleId: id, userId: pupil.uid, suggestionKey: 'question' as const, description }
  return (await pupil.call(learningRoutes.interactWithModule, module)).data
}

describe('a path where a model helps', () => {
  it('@M05 is written by it, says so, and keeps what was written only while it is generated', async () => {
    const path = await generate()
    expect(path.writtenBy).toEqual({ model: 'modele-local', parts: ['course', 'checks', 'practice', 'order'] })
    expect(path.unreviewed).toBe(true)
    expect(JSON.stringify(path.modules[0]?.content)).toContain('Introduction du modèle')
    expect(JSON.stringify(path.modules[1]?.activity)).toContain('Question du modèle')
    expect(await api.db.q().selectFrom('path_materials').selectAll().execute()).toEqual([])
  })

  it('@M05 keeps the built-in tutor’s words where a part fails, and says which are whose', async () => {
    server.behave(writesParts('course', 'practice', 'order'))
    const path = await generate()
    expect(path.writtenBy?.parts).toEqual(['checks'])
    expect(JSON.stringify(path.modules[0]?.content)).not.toContain('modèle')
    expect(JSON.stringify(path.modules[1]?.activity)).toContain('Question du modèle')
  })

  it('@M05 is the built-in tutor’s when the model fails altogether', async () => {
    server.behave(refuses(401))
    const path = await generate()
    expect(path).toMatchObject({ status: 'to_do', writtenBy: null })
    expect(path.modules).toHaveLength(2)
  })

  it('@M05 can be about what only the programme names; without the model that fails honestly', async () => {
    await withOnePack('hist-4-revolution-empire', async () => {
      const { data } = await pupil.call(learningRoutes.listChapters, { subject: 'Français', classroom: '5ème' })
      const chapter = data.chapters.find(({ subChapters }) => subChapters.length > 0)
      const place = { chapterId: chapter?.id ?? '', subChapterId: chapter?.subChapters.at(-1)?.id ?? '' }
      expect((await generate(place)).modules).toHaveLength(2)
      server.behave(refuses(401))
      const failed = await generate(place)
      expect(failed).toMatchObject({ status: 'incomplete_path', failure: 'no_content', customPrompts: prompts })
    })
  })

  it('@M05 hears only of the lesson until the pupil’s own words may leave', async () => {
    await generate()
    const sent = JSON.stringify(server.asked())
    expect(sent).toContain('Leçon : ')
    expect(sent).not.toContain('Bastille à')
  })

  it('@M05 tells the model neither names nor who asks, and logs nothing of it', async () => {
    await isFifteen()
    await generate()
    const sent = JSON.stringify(server.heard)
    expect(sent).toContain('prise de la Bastille')
    for (const word of ['Léa', 'Martin', pupil.uid, pupil.email]) expect(sent).not.toContain(word)
    server.behave(says('{"rien": "secret du modèle"}'))
    await generate()
    expect(log).toContain('was not written by the model')
    expect(log).not.toMatch(/secret du modèle|Bastille/)
  })
})

describe('a question to a model', () => {
  const reply = { explanations: ['Voici une explication du modèle.'], examples: ['Un exemple du modèle.'] }
  const use = async () => (await pupil.call(modelRoutes.readModelUse, { userId: pupil.uid })).data
  const firstModule = async () => {
    const path = await generate()
    server.behave(says(JSON.stringify(reply)))
    return path.modules[0]?.id ?? 0
  }
  it('@L05 waits for a parent’s consent: Ariane answers from the course meanwhile', async () => {
    const answer = await askAbout(await firstModule(), 'Que s’est-il passé le 14 juillet 1789 ?')
    expect(answer.source).toBe('built-in')
    expect(server.asked()).toEqual([])
    expect(await use()).toEqual({ model: 'modele-local', questions: false, barrier: 'consent' })
  })

  it('@L05 goes out with the slide and without names, and its answer says who wrote it', async () => {
    const module = await firstModule()
    await isFifteen()
    const answer = await askAbout(module, 'Je suis Léa, pourquoi le 14 juillet ?')
    expect(answer).toEqual({
      explanations: [{ text: reply.explanations[0] }],
      examples: [{ text: reply.examples[0] }],
      source: 'model',
      kind: 'answer',
      reference: null,
    })
    const sent = JSON.stringify(server.asked())
    expect(sent).toContain('Introduction du modèle')
    expect(sent).toContain('Je suis [nom 1], pourquoi le 14 juillet ?')
    expect(sent).not.toContain('Léa')
  })

  it('@L05 @Q04 goes out with the passages of the lesson, and the answer names the one it is from', async () => {
    const module = await firstModule()
    await isFifteen()
    server.behave(says(JSON.stringify({ ...reply, passages: [1] })))
    const answer = await askAbout(module, 'Pourquoi la Bastille est-elle prise le 14 juillet 1789 ?')
    expect(answer).toMatchObject({ source: 'model', reference: { grade: '4ème', elsewhere: false } })
    expect(JSON.stringify(server.asked())).toContain('[1] (4ème, chapitre')
  })

  it('@L05 @Q04 is answered from the course where the model calculates wrong, and a calculation never leaves', async () => {
    const module = await firstModule()
    await isFifteen()
    server.behave(says(JSON.stringify({ ...reply, explanations: ['En tout, on compte $3 \\times 4 = 13$ députés.'] })))
    expect(await askAbout(module, 'Que s’est-il passé le 14 juillet 1789 ?')).toMatchObject({ source: 'built-in' })
    const asked = server.asked().length
    expect(await askAbout(module, 'combien font 12 × 12')).toMatchObject({ source: 'built-in', kind: 'calculation' })
    expect(server.asked()).toHaveLength(asked)
  })

  it('@L05 is answered from the course when the model fails, and the model is left alone after three failures', async () => {
    const module = await firstModule()
    await isFifteen()
    server.behave(refuses(401))
    for (let n = 0; n < 5; n++) {
      const answer = await askAbout(module, 'Que s’est-il passé le 14 juillet 1789 ?')
      expect(answer.source).toBe('built-in')
      expect(answer.explanations.length).toBeGreaterThan(0)
    }
    expect(server.asked()).toHaveLength(3)
  })

  it('@L05 stays here below 4ème until a follower allows it; a follower may also refuse it above', async () => {
    const young = await api.signUp({ grade: '6ème' })
    const parent = await api.signUp({ role: 'ROLE_PARENT' })
    await api.link(parent, young)
    await api.link(parent, pupil)
    const barrier = async (who: TestPerson) =>
      (await parent.call(modelRoutes.readModelUse, { userId: who.uid })).data.barrier
    expect(await barrier(young)).toBe('grade')
    await expect(young.call(modelRoutes.allowModelQuestions, { userId: young.uid, allowed: true })).rejects.toThrow(
      '403',
    )
    await parent.call(modelRoutes.allowModelQuestions, { userId: young.uid, allowed: true })
    expect(await barrier(young)).toBe('consent')
    await isFifteen()
    expect(await barrier(pupil)).toBe(null)
    await parent.call(modelRoutes.allowModelQuestions, { userId: pupil.uid, allowed: false })
    expect(await barrier(pupil)).toBe('refused')
  })
})

import { consentRoutes, homeworkRoutes, learningRoutes } from '@ariane/shared/contracts'
import { modelServer, refuses, says } from '@ariane/tutor/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../testing/patience.ts'
import { seeds } from '../testing/policy/seed-rows.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

const statement =
  'Exercice 1 : Calculer 3/4 + 1/8.\nExercice 2 : Lea range 48 billes de Karim et 60 cartes de Mme Durand en lots identiques. Explique comment trouver le nombre de lots.'
const help = {
  course: 'Rappel du modèle : un diviseur commun partage les deux nombres sans reste.',
  hints: ['Indice du modèle : pense aux diviseurs.', 'Indice du modèle : lequel est le plus grand ?'],
  steps: ['Étape du modèle : on liste les diviseurs.', 'Étape du modèle : on prend le plus grand.'],
  checklist: ['J’ai listé les diviseurs', 'J’ai conclu par une phrase'],
}

let server: Awaited<ReturnType<typeof modelServer>>
let api: TestApi
let pupil: TestPerson

beforeAll(async () => {
  server = await modelServer(says(JSON.stringify(help)))
  const model = { baseUrl: server.url, apiKey: undefined, model: 'modele-local', deadlineMs: 1000 }
  api = await createTestApi({ config: { model } })
  pupil = await api.signUp({ name: 'lynx-rapide7' })
  const [karim, durand] = [
    await api.signUp({ name: 'tigre-sage143' }),
    await api.signUp({ role: 'ROLE_TEACHER', name: 'Mme Durand' }),
  ]
  const id = await seeds.classes(api, pupil)
  await sql`insert into class_pupils values (${id}, ${karim.uid}, now(), 'Karim')`.execute(api.db.q())
  await sql`insert into class_teachers values (${id}, ${durand.uid}, now())`.execute(api.db.q())
  // The pupil is known by a name where nobody has let her in yet.
  const asked = { class_id: await seeds.classes(api, karim), pupil_uid: pupil.uid, known_as: 'Léa Martin' }
  await api.db
    .q()
    .insertInto('class_requests')
    .values({ ...asked, asked_at: new Date() })
    .execute()
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await server.close()
})

const generate = async () => {
  const { data } = await pupil.call(learningRoutes.generatePath, {
    userId: pupil.uid,
    desc: statement,
    pathType: 'homework',
    subject: 'Mathématiques',
    chapterId: 'math-4-nombres',
    text: statement,
  })
  const homework = await vi.waitFor(async () => {
    const read = (await pupil.call(homeworkRoutes.readHomework, { id: data.id })).data
    expect(read.status).toBe('generated')
    return read
  }, PATIENCE)
  const [module] = homework.modules
  if (!module) throw new Error('no module')
  return { moduleId: module.id, questions: module.exercices.flatMap(({ questions }) => questions) }
}

describe('a homework where a model helps', () => {
  it('@M05 waits for a parent’s consent: the statement is the pupil’s own words', async () => {
    const { questions } = await generate()
    expect(questions.map(({ source }) => source)).toEqual(['built-in', 'built-in'])
    expect(server.asked()).toEqual([])
  })

  it('@M05 has it write what rules only guide, without names; what is solved stays solved here', async () => {
    await pupil.call(consentRoutes.declareAge, { userId: pupil.uid })
    const { moduleId, questions } = await generate()
    expect(questions.map(({ mode, source }) => [mode, source])).toEqual([
      ['exact', 'built-in'],
      ['guided', 'model'],
    ])
    expect(questions[1]).toMatchObject({
      course: { content: help.course },
      indice: { content: help.hints[0] },
      answer_step_by_step: [],
    })
    const sent = JSON.stringify(server.asked())
    expect(sent).toContain('48 billes')
    expect(sent).not.toMatch(/Lea|Léa|Karim|Durand/)

    const answer = { moduleId, exerciceIndex: 1, questionIndex: 0, answer: 'On cherche le plus grand diviseur commun.' }
    const { correction, question } = await pupil.call(homeworkRoutes.correctHomework, answer)
    expect(correction.status).toBe('to_review')
    expect(question.answer_step_by_step.map(({ content }) => content)).toEqual(help.steps)
  })

  it('@M05 is guided as without one when the model fails', async () => {
    server.behave(refuses(401))
    const { questions } = await generate()
    expect(questions[1]).toMatchObject({ mode: 'guided', source: 'built-in' })
  })
})

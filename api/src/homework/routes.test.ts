import { homeworkRoutes, learningRoutes, pathRoutes, readingRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TooMuchWork } from '../platform/apart/threads.ts'
import { PATIENCE } from '../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'
import { copyHomework } from '../wiring/homework.ts'
import { thread } from './composing/composer.ts'

let api: TestApi
let pupil: TestPerson
let other: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  pupil = await api.signUp()
  other = await api.signUp()
  await api.startJobs()
})
afterAll(() => api.close())

const statement = 'Exercice 1 : Résoudre l’équation 3x + 5 = 20.\nExercice 2 : Calculer 3/4 + 1/8.'
const request = (changes: object = {}) => ({
  userId: pupil.uid,
  desc: statement,
  pathType: 'homework' as const,
  subject: 'Mathématiques' as const,
  chapterId: 'math-4-nombres',
  text: statement,
  ...changes,
})
const ask = async (changes: object = {}, who = pupil) =>
  (await who.call(learningRoutes.generatePath, { ...request(changes), userId: who.uid })).data.id
const read = async (id: number, who = pupil) => (await who.call(homeworkRoutes.readHomework, { id })).data
const written = (id: number, who = pupil) =>
  vi.waitFor(async () => {
    const homework = await read(id, who)
    expect(homework.status).not.toBe('generating')
    return homework
  }, PATIENCE)
const answerTo = (moduleId: number, exerciceIndex: number, answer: string) =>
  pupil.call(homeworkRoutes.correctHomework, { moduleId, exerciceIndex, questionIndex: 0, answer })

describe('a homework', () => {
  it('@H04 is written from its text and can be listed', async () => {
    const homework = await written(await ask())
    expect(homework).toMatchObject({ status: 'generated', moduleCount: 2, percent: 0, sent: { text: statement } })
    const [first] = homework.modules[0]?.exercices ?? []
    expect(first?.questions[0]).toMatchObject({ answer_step_by_step: [], progress: { state: 'open', attempts: 0 } })
    const [latest] = await pupil.call(homeworkRoutes.listHomework, { userId: pupil.uid })
    expect(latest).toMatchObject({ id: homework.id, type: 'homework', moduleCount: 2 })
  })

  it('@H04 whose whole file was pasted is written from its words', async () => {
    const pasted = '{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 Calculer 3 + 4.\\par}'
    const homework = await written(await ask({ desc: pasted, text: pasted }, other), other)
    expect(homework).toMatchObject({ title: 'Calculer 3 + 4.', sent: { text: 'Calculer 3 + 4.' } })
    const wordless = { text: '{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}}' }
    await expect(ask(wordless, other)).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('@H04 that takes more than a thread may is ended with a reason, and its statement is there to be cut', async () => {
    const run = vi.spyOn(thread, 'run').mockRejectedValueOnce(new TooMuchWork('a job of a thread took too much'))
    expect(await written(await ask({}, other), other)).toMatchObject({
      status: 'incomplete_homework',
      failure: 'too_much',
      sent: { text: statement },
    })
    run.mockRestore()
    expect(await written(await ask({}, other), other)).toMatchObject({ status: 'generated', moduleCount: 2 })
  })

  it('@H02 has its subject and chapter guessed where they are clear, and not else', async () => {
    const guess = (text: string, who = pupil) =>
      who.call(homeworkRoutes.guessPlace, { userId: pupil.uid, classroom: '4ème', text })
    expect(
      (await guess('ABC est un triangle rectangle en A. Calculer BC avec le théorème de Pythagore.')).data,
    ).toEqual({
      subject: 'Mathématiques',
      chapter: { id: expect.any(String), title: 'Espace et géométrie' },
    })
    expect((await guess('Faire les exercices 12 et 13 p 45')).data).toBe(null)
    await expect(guess('Calcule 2 + 3.', other)).rejects.toMatchObject({ status: 403 })
  })

  it('@H05 keeps its solutions until a question was answered once', async () => {
    const homework = await written(await ask())
    expect(JSON.stringify(homework)).not.toContain('expected')
    const moduleId = homework.modules[0]?.id ?? 0
    const { correction, question } = await answerTo(moduleId, 0, 'x = 4')
    expect(correction).toMatchObject({ status: 'failure', next_action: 'retry' })
    expect(correction.example_solution).toBeUndefined()
    expect(question.progress).toEqual({ state: 'attempted', attempts: 1, answer: 'x = 4' })
    expect(question.answer_step_by_step.length).toBeGreaterThan(0)
    const again = await read(homework.id)
    expect(again.modules[0]?.exercices.map(({ questions }) => questions[0]?.answer_step_by_step.length === 0)).toEqual([
      false,
      true,
    ])
  })

  it('@H06 is done once every question is settled', async () => {
    const homework = await written(await ask())
    const moduleId = homework.modules[0]?.id ?? 0
    expect(await answerTo(moduleId, 0, 'x = 5')).toMatchObject({
      correction: { status: 'success', next_action: 'next_question' },
      question: { progress: { state: 'correct' } },
    })
    expect(await read(homework.id)).toMatchObject({ status: 'generated', percent: 50 })
    for (const answer of ['1', '2', '3']) await answerTo(moduleId, 1, answer)
    const done = await read(homework.id)
    expect(done).toMatchObject({ status: 'done', percent: 100 })
    expect(done.modules[0]?.exercices[1]?.questions[0]?.progress).toMatchObject({ state: 'shown', attempts: 3 })
  })

  it('may have a question passed by, which tells nothing and settles nothing', async () => {
    const homework = await written(await ask())
    const place = { moduleId: homework.modules[0]?.id ?? 0, exerciceIndex: 0, questionIndex: 0 }
    const { data } = await pupil.call(homeworkRoutes.skipQuestion, place)
    expect(data).toMatchObject({ answer_step_by_step: [], progress: { state: 'skipped', attempts: 0 } })
    expect(await read(homework.id)).toMatchObject({ status: 'generated', percent: 0 })
    await answerTo(place.moduleId, 0, 'x = 5')
    expect((await pupil.call(homeworkRoutes.skipQuestion, place)).data.progress.state).toBe('correct')
  })

  it('has no questions but its own', async () => {
    const moduleId = (await written(await ask())).modules[0]?.id ?? 0
    await expect(answerTo(moduleId, 7, '1')).rejects.toMatchObject({ status: 404 })
    const place = { moduleId, exerciceIndex: 0, questionIndex: 9 }
    await expect(pupil.call(homeworkRoutes.skipQuestion, place)).rejects.toMatchObject({ status: 404 })
  })

  it('is nobody else’s', async () => {
    const homework = await written(await ask())
    await expect(read(homework.id, other)).rejects.toMatchObject({ status: 404 })
    await expect(ask({ userId: pupil.uid }, { ...other, uid: pupil.uid })).rejects.toMatchObject({ status: 403 })
  })

  it('@R08 can be renamed, copied without its answers and deleted', async () => {
    const homework = await written(await ask())
    await answerTo(homework.modules[0]?.id ?? 0, 0, 'x = 5')
    await pupil.call(pathRoutes.renamePath, { id: homework.id, userId: pupil.uid, title: 'Équations' })
    const { data } = await pupil.call(pathRoutes.duplicatePath, { id: homework.id, userId: pupil.uid })
    const copy = await read(data.id)
    expect(copy).toMatchObject({
      title: 'Équations (copie)',
      status: 'generated',
      percent: 0,
      sent: { text: statement },
    })
    expect(copy.modules[0]?.exercices[0]?.questions[0]?.progress.state).toBe('open')
    await pupil.call(pathRoutes.deletePath, { id: homework.id })
    await expect(read(homework.id)).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    ['two statements', { image: 'AAAA' }],
    ['no statement', { text: undefined }],
    ['a description of spaces', { desc: '   ' }],
    ['a chapter of another subject', { chapterId: 'hist-4-theme-1' }],
    ['an unknown chapter', { chapterId: 'nowhere' }],
    ['a picture with a data prefix', { text: undefined, image: 'data:image/png;base64,AAAA' }],
    ['a picture that is none', { text: undefined, image: Buffer.from('GIF89a').toString('base64') }],
    [
      'a sound that is a picture',
      { text: undefined, audio: Buffer.from('89504e470d0a1a0a', 'hex').toString('base64') },
    ],
  ])('@H04 is refused with %s', async (_what, changes) => {
    await expect(ask(changes)).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
  })
})

const wav = () => {
  const sound = Buffer.alloc(44 + 320)
  sound.write('RIFF', 0, 'latin1')
  sound.writeUInt32LE(sound.length - 8, 4)
  sound.write('WAVEfmt ', 8, 'latin1')
  return sound.toString('base64')
}

describe('a homework that was spoken', () => {
  it('@H07 keeps the recording, which can be heard again, and is written from its description', async () => {
    const audio = wav()
    const { data } = await pupil.call(readingRoutes.readStatement, { userId: pupil.uid, name: 'voix.wav', data: audio })
    expect(data).toMatchObject({ state: 'read', kind: 'audio', text: '', notices: ['audio_kept'] })
    const homework = await written(await ask({ text: undefined, audio, desc: 'Résoudre 2x = 8.' }))
    expect(homework).toMatchObject({ status: 'generated', sent: { input: 'audio', media: { type: 'audio/wav' } } })
    const media = await pupil.call(homeworkRoutes.homeworkMedia, { id: homework.id })
    expect(media.data).toEqual({ type: 'audio/wav', data: audio })
    const copy = await pupil.call(pathRoutes.duplicatePath, { id: homework.id, userId: pupil.uid })
    expect((await pupil.call(homeworkRoutes.homeworkMedia, { id: copy.data.id })).data).toEqual(media.data)
    const { id: full } = await written(await ask())
    await api.db.q().deleteFrom('homework').where('path_id', '=', full).execute()
    await expect(copyHomework(api.db, 100)(homework.id, full)).rejects.toMatchObject({ code: 'full' })
  })
})

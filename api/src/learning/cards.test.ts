import { learningRoutes, pathRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi, TestPerson } from '../testing/test-api.ts'
import { roomForPath } from './cards.ts'
import { classroom, findModule, type Learner, quiz, text } from './testing/classroom.ts'

let api: TestApi
let pupil: Learner
let other: TestPerson

beforeAll(async () => {
  ;({ api, pupil, other } = await classroom())
})
afterAll(() => api.close())

const titled = { ...text, title: 'Le secret de Léa', prompt_generation: 'pour Léa' } as never

describe('the card of a path', () => {
  it('takes another title, of the pupil alone', async () => {
    const { id } = await pupil.generate(text)
    const { data } = await pupil.call(pathRoutes.renamePath, { id, userId: pupil.uid, title: '  Avant le contrôle ' })
    expect(data.title).toBe('Avant le contrôle')
    const refused = other.call(pathRoutes.renamePath, { id, userId: other.uid, title: 'À moi' })
    await expect(refused).rejects.toMatchObject({ status: 404 })
    await expect(pupil.call(pathRoutes.renamePath, { id, userId: pupil.uid, title: ' ' })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('is pinned to the top of its list, the newest pin first, until it is not any more @R08', async () => {
    const [first, second, third] = [await pupil.generate(text), await pupil.generate(text), await pupil.generate(text)]
    const top = async (who: TestPerson = pupil) =>
      (await who.call(pathRoutes.listPaths, { userId: pupil.uid })).slice(0, 3).map(({ id }) => id)
    const pin = ({ id }: { id: number }, pinned: boolean, who: TestPerson = pupil) =>
      who.call(pathRoutes.pinPath, { id, userId: pupil.uid, pinned })
    expect((await pin(first, true)).data.pinnedAt).toBeDefined()
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    await pin(second, true, teacher)
    expect(await top()).toEqual([second.id, first.id, third.id])
    expect(await top(teacher)).toEqual(await top())
    await expect(pin(first, false, other)).rejects.toMatchObject({ status: 404 })
    const { data } = await pupil.call(pathRoutes.duplicatePath, { id: first.id, userId: pupil.uid })
    expect(await top()).toEqual([second.id, first.id, data.id])
    for (const path of [first, second]) expect((await pin(path, false)).data).not.toHaveProperty('pinnedAt')
    expect(await top()).toEqual([data.id, third.id, second.id])
  })

  it('is not pinned when it is a homework', async () => {
    const { id } = await pupil.generate(text)
    await api.db.q().updateTable('paths').set({ kind: 'homework' }).where('id', '=', id).execute()
    const pinned = pupil.call(pathRoutes.pinPath, { id, userId: pupil.uid, pinned: true })
    await expect(pinned).rejects.toMatchObject({ status: 404 })
  })

  it('is duplicated without what was done on it', async () => {
    const path = await pupil.generate(text, quiz)
    await pupil.choose(findModule(path, 1).id, 'c1', true)
    const { data } = await pupil.call(pathRoutes.duplicatePath, { id: path.id, userId: pupil.uid })
    const copy = await pupil.read(data.id)
    expect(copy).toMatchObject({ title: `${path.title} (copie)`, status: 'to_do', percent: 0 })
    expect(copy.modules.map(({ content, activity }) => ({ content, activity }))).toEqual(
      path.modules.map(({ content, activity }) => ({ content, activity })),
    )
    expect(copy.modules.map(module => module.progress)).toEqual(
      copy.modules.map(() => ({ seen: false, done: false, answered: false, score: null, state: {} })),
    )
    expect(await pupil.choose(findModule(copy, 1).id, 'c1', true)).toMatchObject({ correct: true })
  })

  it('is deleted with its modules, for good', async () => {
    const path = await pupil.generate(text)
    await expect(other.call(pathRoutes.deletePath, { id: path.id })).rejects.toMatchObject({ status: 404 })
    expect(await pupil.call(pathRoutes.deletePath, { id: path.id })).toEqual({ ok: true })
    await expect(pupil.read(path.id)).rejects.toMatchObject({ status: 404 })
    const { q } = api.db
    expect(await q().selectFrom('modules').select('id').where('path_id', '=', path.id).execute()).toEqual([])
  })

  it('has no room beyond the most one may have', async () => {
    await expect(roomForPath(api.db.q, pupil.uid, 1)).rejects.toMatchObject({ code: 'full', status: 409 })
    await expect(roomForPath(api.db.q, other.uid, 1)).resolves.toBeUndefined()
  })
})

describe('the link of a path', () => {
  const linkOf = async (id: number) =>
    (await pupil.call(pathRoutes.listPaths, { userId: pupil.uid })).find(path => path.id === id)?.link

  it('is more than its number: nobody counts through the paths of others', async () => {
    const { id } = await pupil.generate(text)
    const copy = (await pupil.call(pathRoutes.duplicatePath, { id, userId: pupil.uid })).data.id
    expect(await linkOf(copy)).not.toBe(await linkOf(id))
    for (const token of [undefined, '', 'x', await linkOf(copy)]) {
      const body = { id, userId: other.uid, token }
      await expect(other.call(pathRoutes.previewPath, body)).rejects.toMatchObject({ status: 404 })
      await expect(other.call(pathRoutes.adoptPath, body)).rejects.toMatchObject({ status: 404 })
    }
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(teacher, pupil)
    for (const who of [pupil, teacher])
      expect((await who.call(pathRoutes.previewPath, { id, userId: who.uid })).data.moduleCount).toBe(1)
  })

  it('tells somebody else what it teaches, and nothing of whose it is', async () => {
    const { id } = await pupil.generate(titled)
    await pupil.call(pathRoutes.renamePath, { id, userId: pupil.uid, title: 'Parcours de Léa' })
    const body = { userId: other.uid, token: await linkOf(id) }
    const answer = await api.request('POST', `/api/path/${id}/preview`, body, other.headers)
    expect(answer.body).toMatchObject({ data: { subject: 'Histoire', grade: '4ème', moduleCount: 1 } })
    expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`Léa|${pupil.uid}`))
  })

  it('gives a copy of one’s own, without answers, progress or what was typed to steer it', async () => {
    const path = await pupil.generate(text, quiz)
    await pupil.call(pathRoutes.renamePath, { id: path.id, userId: pupil.uid, title: 'Parcours de Léa' })
    await pupil.choose(findModule(path, 1).id, 'c1', true)
    const { data } = await other.call(pathRoutes.adoptPath, {
      id: path.id,
      userId: other.uid,
      token: await linkOf(path.id),
    })
    const copy = (await other.call(learningRoutes.readPath, { id: data.id, userId: other.uid })).data
    expect(copy).toMatchObject({ status: 'to_do', percent: 0, title: path.title })
    expect(copy.modules.every(({ progress }) => !progress.seen && progress.score === null)).toBe(true)
    expect(copy.customPrompts.map(prompt => prompt.prompt_generation)).toEqual(['', ''])
    expect(JSON.stringify(copy)).not.toMatch(new RegExp(`Léa|${pupil.uid}`))
    await expect(pupil.read(copy.id)).rejects.toMatchObject({ status: 404 })
  })

  it('leads nowhere when there is no path, or none that is ready', async () => {
    const { id } = await pupil.generate(text)
    await api.db.q().updateTable('paths').set({ status: 'generating' }).where('id', '=', id).execute()
    for (const path of [id, 999_999]) {
      await expect(other.call(pathRoutes.previewPath, { id: path, userId: other.uid })).rejects.toMatchObject({
        status: 404,
      })
      await expect(other.call(pathRoutes.adoptPath, { id: path, userId: other.uid })).rejects.toMatchObject({
        status: 404,
      })
    }
    await expect(other.call(pathRoutes.adoptPath, { id, userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
  })
})

import { audioRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classroom, findModule, type Learner, text } from '../learning/testing/classroom.ts'
import type { TestApi, TestPerson } from '../testing/test-api.ts'

let api: TestApi
let pupil: Learner
let other: TestPerson
let moduleId: number

beforeAll(async () => {
  ;({ api, pupil, other } = await classroom())
  moduleId = findModule(await pupil.generate(text), 0).id
  const speech = JSON.stringify({ 'c1:0': { text: 'Le tiers état.', lang: 'fr' } })
  await api.db.q().updateTable('modules').set({ speech }).where('id', '=', moduleId).execute()
})
afterAll(() => api.close())

const speak = (who: TestPerson, part: string) =>
  who.call(audioRoutes.speakPart, { id: moduleId, userId: who.uid, part, speed: 'slow' })

describe('a part of a module that is read aloud', () => {
  it('comes as a wav', async () => {
    const { data } = await speak(pupil, 'c1:0')
    expect(Buffer.from(data.wav, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
  })

  it('has to be one of the module’s own', async () => {
    await expect(speak(pupil, 'c1:1')).rejects.toMatchObject({ status: 404 })
    await expect(speak(pupil, 'toString')).rejects.toMatchObject({ status: 404 })
  })

  it('is nobody else’s', async () => {
    await expect(speak(other, 'c1:0')).rejects.toMatchObject({ status: 404 })
  })

  it('is not among what the pupil reads', async () => {
    expect(JSON.stringify(await pupil.read((await pupil.generate(text)).id))).not.toContain('speech')
  })
})

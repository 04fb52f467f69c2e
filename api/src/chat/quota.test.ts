import { chatRoutes } from '@ariane/shared/contracts/chat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { family, text } from './testing/family.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A sound of nearly as many characters as a message may have. */
const SOUND = `data:audio/mpeg;base64,${Buffer.concat([Buffer.from('ID3'), Buffer.alloc(749_900)]).toString('base64')}`

describe('@C02 what one room takes', () => {
  it('is sixty messages a minute, whoever writes', async () => {
    const { pupil, teacher, userId } = await family(api)
    const codes = new Set<unknown>()
    let taken = 0
    for (let n = 0; n < 70; n += 1) {
      const sent = (n % 2 ? pupil : teacher).call(chatRoutes.sendMessage, { userId, ...text(`${n}`) })
      await sent.then(() => (taken += 1)).catch(error => codes.add(error.code))
    }
    expect(taken).toBe(60)
    expect([...codes]).toEqual(['too_many_requests'])
  })

  it('is forty million characters of files a day; texts pass, and so do files of the next day', async () => {
    const { pupil, userId } = await family(api)
    const sound = () => pupil.call(chatRoutes.sendMessage, { userId, ...text('', { type: 'audio', fileUrl: SOUND }) })
    for (let n = 0; n < 39; n += 1) await sound()
    await sound()
    await expect(sound()).rejects.toMatchObject({ status: 409, code: 'full' })
    await pupil.call(chatRoutes.sendMessage, { userId, ...text('Et sans le son ?') })
    await api.db.q().deleteFrom('rate_windows').execute()
    await sound()
  })
})

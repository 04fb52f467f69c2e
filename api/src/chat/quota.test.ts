import { chatRoutes } from '@ariane/shared/contracts/chat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSharedLimiter } from '../platform/http/shared-limiter.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { chatQuota, NETWORK_CHARACTERS_A_DAY } from './quota.ts'
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

describe('@G08 what one network takes, whoever opens accounts there', () => {
  const FILE = 'x'.repeat(1_000_000)
  const fill = async (take: ReturnType<typeof chatQuota>, ip: string, files: number) => {
    for (let n = 0; n < files; n += 1) await take(`room ${ip} ${Math.floor(n / 40)}`, ip, FILE)
  }

  it('is ten full rooms of files a day; texts pass, and files from elsewhere', async () => {
    const take = chatQuota(createSharedLimiter(api.db.q, 'secret'))
    await fill(take, '10.5.5.5', NETWORK_CHARACTERS_A_DAY / FILE.length)
    await expect(take('another', '10.5.5.5', FILE)).rejects.toMatchObject({ code: 'full' })
    await take('another', '10.5.5.5', undefined)
    await take('another', '10.5.5.6', FILE)
  })

  it('is counted for calls', async () => {
    const [one, other] = [await family(api), await family(api)]
    const sound = ({ pupil, userId }: typeof one, address: string) => {
      const body = { userId, ...text('', { type: 'audio', fileUrl: SOUND }) }
      return api.request('POST', chatRoutes.sendMessage.path, body, pupil.headers, address)
    }
    for (const room of [one, other]) expect(await sound(room, '10.5.5.7')).toMatchObject({ status: 200 })
    const windows = api.db.q().updateTable('rate_windows').set({ count: NETWORK_CHARACTERS_A_DAY })
    await windows.where('count', '=', 2 * SOUND.length).execute()
    expect(await sound(one, '10.5.5.7')).toMatchObject({ status: 409, body: { code: 'full' } })
    expect(await sound(one, '10.5.5.8')).toMatchObject({ status: 200 })
  })

  it('is refused again and again without an end of the counting', async () => {
    const limiter = createSharedLimiter(api.db.q, 'secret')
    for (let n = 0; n < 3; n += 1) expect(await limiter.admits('much', 10, 1000, 2 ** 30)).toBe(false)
  })
})

import { homeworkRoutes, learningRoutes, readingRoutes } from '@ariane/shared/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'
import { GENERATE_HOMEWORK, READ_HOMEWORK } from '../ask.ts'
import { READ_STATEMENT } from './job.ts'

let api: TestApi
let pupil: TestPerson
let other: TestPerson
/** Jobs are not started: what would be read stays in the queue. */
beforeAll(async () => {
  api = await createTestApi()
  pupil = await api.signUp()
  other = await api.signUp()
})
afterAll(() => api.close())

const photo = async (shade: number) => {
  const background = { r: shade, g: shade, b: shade }
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return bytes.toString('base64')
}
const TEXT = '1. Conjuguer le verbe grandir au futur.'
const send = async (data: string, text?: string, who = pupil) => {
  const body = { userId: who.uid, name: 'photo.png', data, ...(text && { text }) }
  return (await who.call(readingRoutes.readStatement, body)).data
}
const create = async (image: string, readingId?: string) => {
  const place = { subject: 'Français', chapterId: 'fr-4-dire-amour' } as const
  const body = { userId: pupil.uid, pathType: 'homework' as const, desc: 'Conjuguer', image, ...place }
  const { data } = await pupil.call(learningRoutes.generatePath, { ...body, ...(readingId && { readingId }) })
  const homework = (await pupil.call(homeworkRoutes.readHomework, { id: data.id })).data
  const [job] = (await jobs()).filter(one => 'pathId' in one.data && one.data.pathId === data.id)
  return { text: homework.sent.text, job: job?.kind, media: homework.sent.media }
}
const jobs = () => api.db.q().selectFrom('jobs').select(['kind', 'data']).execute()
const readingJobs = async () => (await jobs()).filter(({ kind }) => kind === READ_STATEMENT).length

describe('@H07 a photo whose text the pupil has', () => {
  it('is not read again when it is sent with its text, nor when the homework is created', async () => {
    const image = await photo(10)
    const before = await readingJobs()
    expect(await send(image, ` ${TEXT} `)).toMatchObject({ state: 'read', kind: 'image', text: TEXT, uncertain: [] })
    expect(await readingJobs()).toBe(before)
    expect(await create(image)).toMatchObject({ text: TEXT, job: GENERATE_HOMEWORK, media: { type: 'image/png' } })
  })

  it('is read when it comes without a text', async () => {
    const image = await photo(20)
    const before = await readingJobs()
    expect(await send(image)).toMatchObject({ state: 'waiting', text: '' })
    expect(await readingJobs()).toBe(before + 1)
    expect(await create(image)).toMatchObject({ text: '', job: READ_HOMEWORK })
  })

  it('has the text of the reading that is named, else of the last one', async () => {
    const image = await photo(30)
    const first = await send(image, TEXT)
    await send(image, 'Un autre texte.')
    expect(await create(image, first.id)).toMatchObject({ text: TEXT, job: GENERATE_HOMEWORK })
    expect(await create(image)).toMatchObject({ text: 'Un autre texte.', job: GENERATE_HOMEWORK })
  })

  it('never has the text of another photo, or of another pupil', async () => {
    const [image, another] = [await photo(40), await photo(50)]
    const ofAnother = await send(another, 'Le texte d’une autre photo.')
    const ofOther = await send(image, 'Le texte d’un autre élève.', other)
    for (const id of [ofAnother.id, ofOther.id, '00000000-0000-4000-8000-000000000000'])
      expect(await create(image, id)).toMatchObject({ text: '', job: READ_HOMEWORK })
  })
})

describe('@H07 the place in the queue', () => {
  it('counts those whose turn comes before, not all that were sent before', async () => {
    const [many, one] = [await api.signUp(), await api.signUp()]
    await api.db.q().deleteFrom('jobs').execute()
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push((await send(await photo(100 + i), undefined, many)).id)
    const { id } = await send(await photo(110), undefined, one)
    const ahead = async (who: TestPerson, reading: string) =>
      (await who.call(readingRoutes.pollReading, { id: reading, userId: who.uid })).data.ahead
    expect([await ahead(one, id), ...(await Promise.all(ids.map(own => ahead(many, own))))]).toEqual([1, 0, 2, 3])
  })
})

import { chatRoutes } from '@ariane/shared/contracts/chat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, UNLIMITED } from '../testing/test-api.ts'
import { family, PNG, REQUEST, text } from './testing/family.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED })
})
afterAll(() => api.close())

const said = (messages: readonly { content: string }[]) => messages.map(({ content }) => content)

describe('@C01 @C07 a request', () => {
  it('opens the room, and the same room again after it was closed', async () => {
    const { pupil, ask, close, read, say } = await family(api, { open: false })
    expect(await read(pupil)).toEqual({ channel: null, seq: 0, messages: [], more: false })
    const { data: first } = await ask({ chapterId: 'maths-4-fractions' })
    expect(first).toMatchObject({ id: `room-${pupil.uid}`, studentName: 'Léa', status: 'open', ...REQUEST })
    await say(pupil, 'Bonjour')
    await close(pupil)
    const { data: again } = await ask({ subject: 'Histoire', description: 'La Révolution' })
    expect(again).toMatchObject({ id: first.id, subject: 'Histoire', closedAt: null, closeComment: null })
    expect(again.chapterId).toBeUndefined()
    expect(Date.parse(again.createdAt)).toBeGreaterThan(Date.parse(first.createdAt))
    const { messages } = await read(pupil)
    expect(said(messages)).toEqual(['Bonjour'])
    expect(Date.parse(messages[0]?.timestamp ?? '')).toBeLessThan(Date.parse(again.createdAt))
  })

  it('is the same when its answer was lost, and a conflict when another one is open', async () => {
    const { ask, pupil, read } = await family(api)
    const before = await read(pupil)
    expect((await ask()).data).toEqual(before.channel)
    await expect(ask({ description: 'Autre chose' })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect((await read(pupil)).seq).toBe(before.seq)
  })

  it('needs a subject and a description, and comes from the pupil alone', async () => {
    const { ask, teacher, userId } = await family(api, { open: false })
    await expect(ask({ subject: '  ' })).rejects.toMatchObject({ status: 400, fields: ['subject'] })
    await expect(ask({ description: '' })).rejects.toMatchObject({ status: 400, fields: ['description'] })
    const asked = teacher.call(chatRoutes.openChannel, { userId, ...REQUEST })
    await expect(asked).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('waits for a parent’s consent, and so does every word in the room', async () => {
    const pupil = await api.signUp()
    const userId = pupil.uid
    const refused = { status: 403, code: 'consent_needed' }
    await expect(pupil.call(chatRoutes.openChannel, { userId, ...REQUEST })).rejects.toMatchObject(refused)
    await expect(pupil.call(chatRoutes.sendMessage, { userId, ...text('Bonjour') })).rejects.toMatchObject(refused)
    await expect(pupil.call(chatRoutes.signalTyping, { userId })).rejects.toMatchObject(refused)
    await expect(pupil.call(chatRoutes.closeChannel, { userId, comment: 'Fin' })).rejects.toMatchObject(refused)
  })
})

describe('@C02 @C06 a message', () => {
  it('carries the name of whoever is signed in, and is read in the order it came', async () => {
    const { pupil, teacher, coach, say, read } = await family(api)
    await say(pupil, 'Bonjour')
    await say(teacher, 'Bonjour Léa')
    await say(coach, 'Je lis aussi')
    const { messages, channel } = await read(pupil)
    expect(messages.map(({ senderId, senderName, content }) => [senderId, senderName, content])).toEqual([
      [pupil.uid, 'Léa', 'Bonjour'],
      [teacher.uid, 'Mme Durand', 'Bonjour Léa'],
      [coach.uid, 'M. Roux', 'Je lis aussi'],
    ])
    const times = messages.map(({ timestamp }) => Date.parse(timestamp))
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
    expect(messages.every(({ channelId }) => channelId === channel?.id)).toBe(true)
  })

  it('@C07 is one message however often it is sent, also after the room was closed', async () => {
    const { pupil, teacher, say, read, close } = await family(api)
    const message = text('Une seule fois')
    const answers = await Promise.all([1, 2, 3].map(() => say(pupil, message)))
    await close(teacher, 'Bravo')
    answers.push(await say(pupil, message))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(said((await read(pupil)).messages)).toEqual(['Une seule fois'])
    await expect(say(teacher, message)).rejects.toMatchObject({ status: 409, code: 'conflict' })
  })

  it('sent at the same moment as the room is closed is in it, or refused as locked', async () => {
    const { pupil, teacher, say, read, close } = await family(api)
    const messages = Array.from({ length: 12 }, (_, i) => text(`Message ${i}`))
    const [closed, ...sent] = await Promise.allSettled([
      close(teacher, 'Fini'),
      ...messages.map(message => say(pupil, message)),
    ])
    expect(closed.status).toBe('fulfilled')
    const kept = messages.filter((_, i) => sent[i]?.status === 'fulfilled')
    for (const one of sent) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'locked' })
    const room = await read(pupil)
    expect(room.channel).toMatchObject({ status: 'closed', closeComment: 'Fini' })
    expect(said(room.messages).sort()).toEqual(said(kept).sort())
    expect(room.seq).toBe(kept.length + 2)
  })

  it('@C03 is refused blank, of another kind than it says, or too large', async () => {
    const { pupil, say, read } = await family(api)
    const invalid = { status: 400, code: 'invalid_input' }
    await expect(say(pupil, text(' \n'))).rejects.toMatchObject(invalid)
    await expect(say(pupil, text('a'.repeat(4001)))).rejects.toMatchObject(invalid)
    await expect(say(pupil, text('', { type: 'image' }))).rejects.toMatchObject(invalid)
    await expect(say(pupil, text('', { type: 'audio', fileUrl: PNG }))).rejects.toMatchObject(invalid)
    const html = `data:image/png;base64,${Buffer.from('<script>alert(1)</script>..').toString('base64')}`
    await expect(say(pupil, text('', { type: 'image', fileUrl: html }))).rejects.toMatchObject(invalid)
    const fileUrl = `${PNG}${'A'.repeat(1_000_000)}`
    await expect(say(pupil, text('', { type: 'image', fileUrl }))).rejects.toMatchObject(invalid)
    const header = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAPoAAAD6ACAIAAAA=', 'base64')
    const bomb = `data:image/png;base64,${Buffer.concat([header, Buffer.alloc(4)]).toString('base64')}`
    await expect(say(pupil, text('', { type: 'image', fileUrl: bomb }))).rejects.toMatchObject({ code: 'too_large' })
    const huge = text('', { type: 'image', fileUrl: `${PNG}${'A'.repeat(1_200_000)}` })
    await expect(say(pupil, huge)).rejects.toMatchObject({ status: 413, code: 'too_large' })
    expect((await read(pupil)).messages).toEqual([])
  })

  it('@C04 keeps its picture inline, without what the camera wrote into it', async () => {
    const { pupil, say } = await family(api)
    const exif = Buffer.from('eXIfGPS 48.8566')
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, exif.length - 4]), exif, Buffer.alloc(4)])
    const bytes = Buffer.from(PNG.slice(PNG.indexOf(',') + 1), 'base64')
    const traced = Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]).toString('base64')
    const message = await say(pupil, text('Ma page', { type: 'image', fileUrl: `data:image/png;base64,${traced}` }))
    expect(message).toMatchObject({ type: 'image', content: 'Ma page', fileUrl: PNG })
  })

  it('has no room before the first request', async () => {
    const { pupil, say, close } = await family(api, { open: false })
    await expect(say(pupil, 'Bonjour')).rejects.toMatchObject({ status: 404 })
    await expect(close(pupil)).rejects.toMatchObject({ status: 404 })
  })

  it('is read page by page in both directions, without a gap or a double', async () => {
    const { pupil, say, read } = await family(api)
    for (let i = 1; i <= 120; i++) await say(pupil, `m${i}`)
    const last = await read(pupil)
    const before = await read(pupil, { before: last.messages[0]?.seq ?? 0 })
    const first = await read(pupil, { before: before.messages[0]?.seq ?? 0 })
    expect([last.more, before.more, first.more]).toEqual([true, true, false])
    const all = [...first.messages, ...before.messages, ...last.messages]
    expect(said(all)).toEqual(Array.from({ length: 120 }, (_, i) => `m${i + 1}`))
    const after = await read(pupil, { after: all[99]?.seq ?? 0 })
    expect(said(after.messages)).toEqual(said(all.slice(100)))
    expect(after).toMatchObject({ more: false, seq: last.seq })
  })
})

describe('@X03 a room', () => {
  it('is closed to everybody who does not follow the pupil', async () => {
    const { userId, pupil, say } = await family(api)
    await say(pupil, 'Bonjour')
    const [other, teacher] = [await api.signUp(), await api.signUp({ role: 'ROLE_TEACHER' })]
    for (const stranger of [other, teacher]) {
      const refused = { status: 403, code: 'forbidden' }
      await expect(stranger.call(chatRoutes.readChannel, { userId })).rejects.toMatchObject(refused)
      await expect(stranger.call(chatRoutes.sendMessage, { userId, ...text('!') })).rejects.toMatchObject(refused)
      await expect(stranger.call(chatRoutes.closeChannel, { userId, comment: '!' })).rejects.toMatchObject(refused)
      await expect(stranger.call(chatRoutes.signalTyping, { userId })).rejects.toMatchObject(refused)
      expect((await stranger.call(chatRoutes.searchMessages, { words: 'bonjour' })).data.found).toEqual([])
    }
    expect((await api.request('POST', '/api/chat/send', { userId, ...text('!') })).status).toBe(401)
  })
})

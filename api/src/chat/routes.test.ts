import { chatRoutes } from '@ariane/shared/contracts/chat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../platform/testing.ts'

let api: TestApi
let pupil: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  pupil = await api.signUp()
})
afterAll(() => api.close())

describe('the conversation with a teacher', () => {
  it('does not exist before the first request', async () => {
    const { data } = await pupil.call(chatRoutes.readChannel, { userId: pupil.uid })
    expect(data).toEqual({ channel: null, messages: [] })
  })

  it('is read in the order of its messages, whatever their clocks say', async () => {
    const q = api.services.q()
    await q
      .insertInto('channels')
      .values({
        user_id: pupil.uid,
        student_name: 'Léa',
        subject: 'Mathématiques',
        description: 'Les fractions',
        chapter_id: null,
        sub_chapter_id: null,
        status: 'open',
        created_at: new Date('2026-11-20T10:00:00Z'),
        closed_at: null,
        close_comment: null,
      })
      .execute()
    const said = ['Bonjour', 'Bonjour Léa', 'Merci']
    for (const [i, content] of said.entries())
      await q
        .insertInto('messages')
        .values({
          id: `m${i}`,
          channel_user_id: pupil.uid,
          seq: i + 1,
          sender_id: pupil.uid,
          sender_name: 'Léa',
          content,
          type: 'text',
          file_url: null,
          sent_at: new Date(Date.parse('2026-11-20T10:10:00Z') - i * 60_000),
        })
        .execute()
    const { data } = await pupil.call(chatRoutes.readChannel, { userId: pupil.uid })
    expect(data.channel).toMatchObject({ id: `room-${pupil.uid}`, status: 'open', closedAt: null })
    expect(data.messages.map(message => message.content)).toEqual(said)
  })

  it('is closed to everybody else', async () => {
    const other = await api.signUp()
    await expect(other.call(chatRoutes.readChannel, { userId: pupil.uid })).rejects.toMatchObject({ status: 403 })
  })
})

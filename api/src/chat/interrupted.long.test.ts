import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { workshop } from '../testing/installation.ts'
import { listenTo } from './testing/listener.ts'

// Whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 150_000 })

let shop: Awaited<ReturnType<typeof workshop>>
beforeEach(async () => {
  shop = await workshop()
})
afterEach(() => shop.close())

const LEA = { email: 'lea@ariane.example', password: 'marron-vert', name: 'Léa' }

async function post(url: string, body: object, headers = {}) {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
  return (await (await fetch(url, { ...sent, body: JSON.stringify(body) })).json()) as { data: never }
}

it('@C05 @X05 a message whose server was killed before it answered is sent again and stands there once', async () => {
  const first = await shop.serve()
  const signed = await post(`${first.address}/api/auth/sign-up/email`, LEA)
  const { token, user } = signed as unknown as { token: string; user: { id: string } }
  const headers = { authorization: `Bearer ${token}` }
  const call = (at: string, path: string, body: object) =>
    post(`${at}/api/${path}`, { userId: user.id, ...body }, headers)
  await post(`${first.address}/api/account/open`, { accountType: 'email' }, headers)
  await call(first.address, 'rights/consent/of-age', {})
  await call(first.address, 'chat/open', { subject: 'Histoire', description: 'La Révolution' })

  const [stored, lost] = [randomUUID(), randomUUID()].map(id => ({ id, type: 'text', content: id }))
  const line = await listenTo(first.address, headers)
  await line.next('ready')
  const answers = Promise.allSettled([call(first.address, 'chat/send', { ...stored })])
  await line.next('room')
  // This one may or may not be stored when the process dies.
  const late = Promise.allSettled([call(first.address, 'chat/send', { ...lost })])
  await first.end('SIGKILL')
  await Promise.all([answers, late, line.ended])

  const second = await shop.serve()
  for (const message of [stored, lost, stored]) await call(second.address, 'chat/send', { ...message })
  const { data } = await call(second.address, 'chat/channel', {})
  const { messages, seq } = data as { messages: { id: string }[]; seq: number }
  expect(messages.map(({ id }) => id)).toEqual([stored?.id, lost?.id])
  expect(seq).toBe(3)
})

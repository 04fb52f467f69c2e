import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { passwordsRoutes } from '@ariane/shared/contracts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { classroom, text } from '../../learning/testing/classroom.ts'
import { PATIENCE } from '../../testing/patience.ts'

/** Accepts connections and never says a word. */
const silent = createServer(socket => void sockets.push(socket.on('error', () => undefined)))
const sockets: Socket[] = []
beforeEach(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

it('@X05 a mail server that never answers keeps no path from being written, nor the sweep from its work', async () => {
  const { port } = silent.address() as AddressInfo
  const { api, pupil, other } = await classroom({
    config: {
      mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Ariane <a@college.example>' },
      publicUrl: 'https://ariane.example',
    },
  })
  const { q } = api.db
  await q().updateTable('auth_users').set({ email: 'lea@college.example' }).where('id', '=', pupil.uid).execute()
  await q().updateTable('auth_users').set({ email: 'noe@college.example' }).where('id', '=', other.uid).execute()
  for (const email of ['lea@college.example', 'noe@college.example'])
    await api.request('POST', passwordsRoutes.forgotPassword.path, { email })
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThanOrEqual(2), PATIENCE)

  const path = await pupil.generate(text)
  await api.jobs.enqueue('rights-sweep', {})
  const listStates = async (kind: string) =>
    (await q().selectFrom('jobs').select('state').where('kind', '=', kind).execute()).map(({ state }) => state)
  await vi.waitFor(async () => expect(await listStates('rights-sweep')).toEqual(['done']), PATIENCE)
  expect(path.status).toBe('to_do')
  expect(await listStates('reset-mail')).toEqual(['running', 'running'])
  expect(sockets).toHaveLength(2)
  for (const socket of sockets) socket.destroy()
  await api.close()
})

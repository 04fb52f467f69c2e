import { afterAll, beforeAll, describe, it } from 'vitest'
import { embeddedChat } from '../../../shared/src/ports/chat/embedded.ts'
import type { ChatWorld, Member } from '../../../shared/src/ports/chat/testing/chat-case.ts'
import { chatSuite } from '../../../shared/src/ports/chat/testing/chat-suite.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'
import { device } from './testing/device.ts'
import { family } from './testing/family.ts'

let api: TestApi
let address: string
beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED })
  address = await api.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  // As a server that stops does: a call that was given up may leave a connection on which nothing was ever asked.
  const late = setInterval(() => api.server.server.closeAllConnections(), 200)
  await api.close()
  clearInterval(late)
})

function buildMember({ uid, headers }: TestPerson, name: string, manager: boolean): Member {
  const { call, line, offline, online } = device(address, headers)
  return {
    uid,
    name,
    chat: embeddedChat({ uid, displayName: name, manager }, { call, connect: line }),
    offline,
    online,
  }
}

const world: ChatWorld = {
  async createPersonas() {
    const { pupil, teacher, coach } = await family(api, { open: false })
    const stranger = await api.signUp({ role: 'ROLE_TEACHER', name: 'M. Petit' })
    return {
      pupil: buildMember(pupil, 'Léa', false),
      teacher: buildMember(teacher, 'Mme Durand', true),
      coach: buildMember(coach, 'M. Roux', true),
      stranger: buildMember(stranger, 'M. Petit', true),
    }
  },
  createMinor: async () => buildMember(await api.signUp({ name: 'Tom' }), 'Tom', false),
}

describe('@C05 the chat of the embedded hosting', () => {
  it.each(chatSuite)('$title', ({ run }) => run(world))
})

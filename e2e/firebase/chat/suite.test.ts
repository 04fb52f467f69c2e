import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import type { ChatWorld, Member } from '../../../shared/src/ports/chat/testing/chat-case.ts'
import { chatSuite } from '../../../shared/src/ports/chat/testing/chat-suite.ts'
import { chatWorld, type Person, type World } from '../browser/world.ts'

let made: World
beforeAll(async () => {
  made = await chatWorld(inject('emulators'))
})
afterAll(() => made?.close())

const toMember = ({ uid, displayName, chat, context }: Person): Member => ({
  uid,
  name: displayName,
  chat,
  offline: () => context.setOffline(true),
  online: () => context.setOffline(false),
})

const world: ChatWorld = {
  async createPersonas() {
    await made.leave()
    const [pupil, teacher, coach, stranger] = await Promise.all([
      made.person('Léa'),
      made.person('Mme Durand', true),
      made.person('M. Roux', true),
      made.person('M. Petit', true),
    ])
    await made.link(teacher, pupil)
    await made.link(coach, pupil)
    return {
      pupil: toMember(pupil),
      teacher: toMember(teacher),
      coach: toMember(coach),
      stranger: toMember(stranger),
    }
  },
  async createMinor() {
    const pupil = await made.person('Tom')
    await made.consent(pupil, false)
    return toMember(pupil)
  },
}

describe('@C05 the chat in Firestore: the real library in Chromium, one browser context a person', () => {
  it.each(chatSuite)('$title', ({ run }) => run(world))
})

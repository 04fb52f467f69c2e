import { randomUUID } from 'node:crypto'
import { chatRoutes, type NewMessage } from '@ariane/shared/contracts/chat'
import type { TestApi, TestPerson } from '../../testing/test-api.ts'

export const REQUEST = { subject: 'Mathématiques', description: 'Je bloque sur les fractions' }
export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg=='

/** A message with an id of its own: a text unless said. */
export const text = (content: string, more: Partial<NewMessage> = {}): NewMessage => ({
  id: randomUUID(),
  type: 'text',
  content,
  ...more,
})

/** A pupil whose parent agreed, with a teacher and a coach who follow; the room is open unless said. */
export async function family(api: TestApi, { open = true } = {}) {
  const pupil = await api.signUp({ name: 'Léa' })
  const teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Mme Durand' })
  const coach = await api.signUp({ role: 'ROLE_COACH', name: 'M. Roux' })
  await api.consent(pupil)
  await api.link(teacher, pupil)
  await api.link(coach, pupil, 'code')
  const userId = pupil.uid
  const ask = (more = {}) => pupil.call(chatRoutes.openChannel, { userId, ...REQUEST, ...more })
  if (open) await ask()
  return {
    pupil,
    teacher,
    coach,
    userId,
    ask,
    close: (who: TestPerson, comment = 'Fermé par l’élève') => who.call(chatRoutes.closeChannel, { userId, comment }),
    say: async (who: TestPerson, message: string | NewMessage) =>
      (
        await who.call(chatRoutes.sendMessage, {
          userId,
          ...(typeof message === 'string' ? text(message) : message),
        })
      ).data,
    read: async (who: TestPerson, where: { after?: number; before?: number } = {}) =>
      (await who.call(chatRoutes.readChannel, { userId, ...where })).data,
  }
}

import { isManager } from '@ariane/shared/catalogue'
import { type ChatPort, openChat } from '@ariane/shared/ports'
import { $session, displayName } from '@ariane/shared/session'

/** The chat of the signed-in user, also while a manager views a pupil. Throws when nobody is signed in. */
export async function chat(): Promise<ChatPort> {
  const session = $session.get()
  if (session.status !== 'signedIn') throw new Error('signed out')
  const { user } = session
  return openChat({ uid: user.uid, displayName: displayName(user), manager: user.roles.some(isManager) })
}

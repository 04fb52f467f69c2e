import { isParent } from '@ariane/shared/catalogue'
import { $session, useStore } from '@ariane/shared/session'
import { messages } from './messages.ts'
import { parentMessages } from './parent-messages.ts'

const forParents = {
  ...messages,
  titles: { ...messages.titles, ...parentMessages.titles },
  list: { ...messages.list, ...parentMessages.list },
  leave: { ...messages.leave, ...parentMessages.leave },
  card: { ...messages.card, ...parentMessages.card },
  code: { ...messages.code, ...parentMessages.code },
}

/** Whether a parent is signed in, who has children and no class. */
export function useIsParent(): boolean {
  const session = useStore($session)
  return session.status === 'signedIn' && session.user.roles.some(isParent)
}

/** The sentences for whoever is signed in. */
export const useMessages = () => (useIsParent() ? forParents : messages)

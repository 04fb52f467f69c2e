import { atom } from '@ariane/shared/session'

/** Messages of the chat that wait for whoever is signed in. */
export const $unread = atom(0)

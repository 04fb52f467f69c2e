import { atom } from '@ariane/shared/session'

/** Unread chat messages of the signed-in user. */
export const $unread = atom(0)

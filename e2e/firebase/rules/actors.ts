import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, type Firestore, Timestamp, writeBatch } from 'firebase/firestore'

/** The database as each of them sees it. */
export type Actors = {
  /** A pupil who may chat, with an open channel. */
  lea: Firestore
  /** A pupil who may chat, with a closed channel. */
  zoe: Firestore
  /** A pupil who may chat and never asked anything. */
  nina: Firestore
  /** A pupil whose parents took their consent back; the channel is closed. */
  max: Firestore
  /** A pupil without consent who never asked anything. */
  leo: Firestore
  /** A pupil whose parents have not agreed. */
  tom: Firestore
  /** Follows Léa and Zoé. */
  teacher: Firestore
  /** Follows Léa too. */
  parent: Firestore
  /** A teacher whom nobody linked. */
  stranger: Firestore
  /** Has a link and was disabled. */
  disabled: Firestore
  /** Has a link and a valid token; the account is deleted. */
  deleted: Firestore
  /** Has just made an account, without a document. */
  newcomer: Firestore
  visitor: Firestore
}

export const EMAIL = (uid: string) => `${uid}@exemple.fr`
const LONG_AGO = Timestamp.fromDate(new Date('2026-01-10T10:00:00Z'))

export function actors(environment: RulesTestEnvironment): Actors {
  const as = (uid: string) =>
    environment.authenticatedContext(uid, { email: EMAIL(uid) }).firestore() as unknown as Firestore
  return {
    lea: as('lea'),
    zoe: as('zoe'),
    nina: as('nina'),
    tom: as('tom'),
    max: as('max'),
    leo: as('leo'),
    teacher: as('teacher'),
    parent: as('parent'),
    stranger: as('stranger'),
    disabled: as('disabled'),
    deleted: as('deleted'),
    newcomer: as('newcomer'),
    visitor: environment.unauthenticatedContext().firestore() as unknown as Firestore,
  }
}

const profile = (uid: string, roles: string[]) => ({
  uid,
  email: EMAIL(uid),
  grade: '4ème',
  isAnonymous: false,
  createdAt: LONG_AGO,
  roles,
})
const channel = (pupil: string, status: 'open' | 'closed') => ({
  id: `room-${pupil}`,
  studentName: pupil,
  subject: 'Mathématiques',
  description: 'Les fractions',
  status,
  createdAt: LONG_AGO,
  closedAt: status === 'closed' ? LONG_AGO : null,
  closeComment: status === 'closed' ? "Fermé par l'élève" : null,
})
export const message = (id: string, room: string, senderId: string, senderName = senderId) => ({
  id,
  channelId: `room-${room}`,
  senderId,
  senderName,
  content: 'Bonjour',
  type: 'text',
})
const link = (managerUid: string, pupilUid: string, managerName = 'Mme Roche') => ({
  managerUid,
  pupilUid,
  managerName,
  since: LONG_AGO,
})

const report = (messageId: string, senderId: string, settled: object = { settledAt: null, settledBy: null }) => ({
  messageId,
  senderId,
  reason: 'Ce n’est pas gentil',
  createdAt: LONG_AGO,
  ...settled,
})

/** What stands before each case. */
export const SEED: Record<string, object> = {
  ...Object.fromEntries(
    ['lea', 'zoe', 'nina', 'tom', 'max', 'leo'].map(uid => [`users/${uid}`, profile(uid, ['ROLE_STUDENT'])]),
  ),
  ...Object.fromEntries(
    ['teacher', 'stranger', 'disabled'].map(uid => [`users/${uid}`, profile(uid, ['ROLE_TEACHER'])]),
  ),
  'users/parent': profile('parent', ['ROLE_PARENT']),
  'links/teacher_lea': link('teacher', 'lea'),
  'links/teacher_tom': link('teacher', 'tom'),
  'links/parent_lea': link('parent', 'lea', 'Papa'),
  'links/teacher_zoe': link('teacher', 'zoe'),
  'links/disabled_lea': link('disabled', 'lea'),
  'links/deleted_lea': link('deleted', 'lea'),
  'disabled/disabled': { since: LONG_AGO },
  ...Object.fromEntries(['lea', 'zoe', 'nina'].map(uid => [`consents/${uid}`, { chat: true, name: uid }])),
  ...Object.fromEntries(['tom', 'leo', 'max'].map(uid => [`consents/${uid}`, { chat: false, name: uid }])),
  'channels/room-lea': channel('lea', 'open'),
  'channels/room-max': channel('max', 'closed'),
  'channels/room-tom': channel('tom', 'open'),
  'channels/room-zoe': channel('zoe', 'closed'),
  'channels/room-lea/reads/lea': { readAt: LONG_AGO },
  'channels/room-lea/reports/message-2': report('message-2', 'teacher'),
  'messages/message-1': { ...message('message-1', 'lea', 'lea'), timestamp: LONG_AGO },
  'messages/message-2': { ...message('message-2', 'lea', 'teacher', 'Mme Roche'), timestamp: LONG_AGO },
  'messages/message-4': { ...message('message-4', 'lea', 'teacher', 'Mme Roche'), timestamp: LONG_AGO },
  'channels/room-lea/reports/message-5': report('message-5', 'teacher', { settledAt: LONG_AGO, settledBy: 'Papa' }),
  // From before parents were out of the conversation.
  'channels/room-lea/reports/message-6': report('message-6', 'parent'),
  'messages/message-6': { ...message('message-6', 'lea', 'parent', 'Papa'), timestamp: LONG_AGO },
  'channels/room-lea/typing/lea': { senderName: 'lea', at: LONG_AGO },
  'messages/message-3': { ...message('message-3', 'zoe', 'teacher', 'Mme Roche'), timestamp: LONG_AGO },
}

export async function seed(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async context => {
    const db = context.firestore() as unknown as Firestore
    const batch = writeBatch(db)
    for (const [at, data] of Object.entries(SEED)) batch.set(doc(db, at), data)
    await batch.commit()
  })
}

import type { Firestore } from 'firebase-admin/firestore'
import type { Kysely } from 'kysely'
import { GONE } from '../../platform/personal.ts'
import { shownName } from '../accounts.ts'
import { linkStore } from '../links/store.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { linkDocument, userDocument } from './document.ts'
import { codeOf, type Google, userOf } from './google.ts'

/** What the documents need of other areas. */
export interface DocumentPorts {
  /** Whether a parent agreed to what waits for it. */
  consented(uid: string): Promise<boolean>
}

const BATCH = 400
/** What stands in a document that has to name somebody, once he is gone. */
const NOBODY = 'gone'
const roomOf = (uid: string) => `room-${uid}`

/** Firestore's copy of people, links and consents; the database decides. */
export function personDocuments(q: () => Kysely<AccountsTables>, { auth, documents }: Google, ports: DocumentPorts) {
  const people = peopleStore(q)
  const links = linkStore(q)

  async function write(uid: string): Promise<boolean> {
    const person = await people.find(uid)
    if (!person) return false
    const store = await documents()
    const name = shownName(person)
    const wanted = new Map([
      ...(await links.followersOf(uid)).map(row => {
        const { id, fields } = linkDocument({
          manager: row.uid,
          pupil: uid,
          managerName: shownName(row),
          since: row.since,
        })
        return [id, fields] as const
      }),
      ...(await links.pupilsOf(uid)).map(row => {
        const { id, fields } = linkDocument({ manager: uid, pupil: row.uid, managerName: name, since: row.since })
        return [id, fields] as const
      }),
    ])
    const there = await linksOf(store, uid)
    const changes = [
      { path: `users/${uid}`, fields: userDocument(person) },
      ...(person.role === 'ROLE_STUDENT'
        ? [{ path: `consents/${uid}`, fields: { chat: await ports.consented(uid), updatedAt: new Date() } }]
        : []),
      { path: `disabled/${uid}`, fields: person.disabled_at ? { since: person.disabled_at } : undefined },
      ...[...wanted].map(([id, fields]) => ({ path: `links/${id}`, fields })),
      ...there.filter(({ id }) => !wanted.has(id)).flatMap(ended),
    ]
    await inBatches(store, changes)
    const user = await userOf(await auth(), uid)
    const disabled = person.disabled_at !== null
    if (user && user.disabled !== disabled) await (await auth()).updateUser(uid, { disabled })
    return true
  }

  /** Nobody of this id is left: neither his identity, nor his documents. */
  async function remove(uid: string): Promise<void> {
    await (await auth()).deleteUser(uid).catch(error => {
      if (codeOf(error) !== 'auth/user-not-found') throw error
    })
    const store = await documents()
    const links = await linksOf(store, uid)
    // Photos and sounds stay where they are: only the paths are asked for.
    const { docs: written } = await messagesBy(store, uid).select('channelId').get()
    const { docs: received } = await messagesOf(store, uid).select('channelId').get()
    const room = new Set(received.map(({ ref }) => ref.path))
    const own = [`users/${uid}`, `consents/${uid}`, `disabled/${uid}`, ...room]
    await store.recursiveDelete(store.doc(`channels/${roomOf(uid)}`))
    await inBatches(store, [
      ...own.map(path => ({ path, fields: undefined })),
      ...links.flatMap(ended),
      // What he wrote to others stays theirs, without him; as in our own database.
      ...written
        .filter(({ ref }) => !room.has(ref.path))
        .map(({ ref }) => ({ path: ref.path, fields: { senderId: NOBODY, senderName: GONE }, merge: true })),
    ])
  }

  return {
    /** Makes Firebase say of a person what the database says. Safe to repeat. */
    async settle(uid: string): Promise<void> {
      if (!(await write(uid))) await remove(uid)
    },

    /** What Firestore keeps of a person, for the export. */
    async of(uid: string): Promise<Record<string, object[]>> {
      const store = await documents()
      const room = store.doc(`channels/${roomOf(uid)}`)
      const found = {
        users: [await store.doc(`users/${uid}`).get()],
        links: (await store.collection('links').where('pupilUid', '==', uid).get()).docs,
        follows: (await store.collection('links').where('managerUid', '==', uid).get()).docs,
        consents: [await store.doc(`consents/${uid}`).get()],
        channels: [await room.get()],
        reports: (await room.collection('reports').get()).docs,
        messages: (await messagesOf(store, uid).get()).docs,
        written: (await messagesBy(store, uid).get()).docs,
      }
      return Object.fromEntries(
        Object.entries(found).map(([name, docs]) => [name, docs.flatMap(doc => doc.data() ?? [])]),
      )
    },
  }
}

const messagesOf = (store: Firestore, pupil: string) =>
  store.collection('messages').where('channelId', '==', roomOf(pupil))
const messagesBy = (store: Firestore, uid: string) => store.collection('messages').where('senderId', '==', uid)

interface Link {
  id: string
  manager: string
  pupil: string
}

async function linksOf(store: Firestore, uid: string): Promise<Link[]> {
  const links = store.collection('links')
  const found = await Promise.all(['pupilUid', 'managerUid'].map(side => links.where(side, '==', uid).get()))
  return found.flatMap(({ docs }) =>
    docs.map(doc => ({ id: doc.id, manager: String(doc.get('managerUid')), pupil: String(doc.get('pupilUid')) })),
  )
}

/** A link that ended, with what the adult left in the pupil's room: how far he read, and that he writes. */
const ended = ({ id, manager, pupil }: Link): Change[] =>
  [`links/${id}`, ...['reads', 'typing'].map(mark => `channels/${roomOf(pupil)}/${mark}/${manager}`)].map(path => ({
    path,
    fields: undefined,
  }))

type Change = { path: string; fields: object | undefined; merge?: boolean }

async function inBatches(store: Firestore, changes: Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += BATCH) {
    const batch = store.batch()
    for (const { path, fields, merge = false } of changes.slice(from, from + BATCH))
      if (fields) batch.set(store.doc(path), fields, { merge })
      else batch.delete(store.doc(path))
    await batch.commit()
  }
}

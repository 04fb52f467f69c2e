import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Kysely } from 'kysely'
import { GONE } from '../../platform/personal.ts'
import { shownName } from '../accounts.ts'
import { linkStore } from '../links/store.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { linkDocument, userDocument } from './document.ts'
import { findUser, type Google, readErrorCode } from './google.ts'

/** What the documents need of other areas. */
export interface DocumentPorts {
  /** Whether a parent agreed to what waits for it. */
  consented(uid: string): Promise<boolean>
}

const BATCH = 400
/** What stands in a document that has to name somebody, once he is gone. */
const NOBODY = 'gone'
const roomId = (uid: string) => `room-${uid}`

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
    const over = (await listLinks(store, uid)).filter(({ id }) => !wanted.has(id))
    const changes = [
      { path: `users/${uid}`, fields: userDocument(person) },
      ...(person.role === 'ROLE_STUDENT'
        ? [{ path: `consents/${uid}`, fields: { chat: await ports.consented(uid), name, updatedAt: new Date() } }]
        : []),
      { path: `disabled/${uid}`, fields: person.disabled_at ? { since: person.disabled_at } : undefined },
      ...[...wanted].map(([id, fields]) => ({ path: `links/${id}`, fields })),
      ...over.flatMap(ended),
      // Without the link nobody would know any more how a deleted adult was called in this room.
      ...(await each(over, async link => ((await people.find(link.manager)) ? [] : reportsWithout(store, link)))),
    ]
    await inBatches(store, changes)
    const user = await findUser(await auth(), uid)
    const disabled = person.disabled_at !== null
    if (user && user.disabled !== disabled) await (await auth()).updateUser(uid, { disabled })
    return true
  }

  /** Nobody of this id is left: neither his identity, nor his documents. */
  async function remove(uid: string): Promise<void> {
    await (await auth()).deleteUser(uid).catch(error => {
      if (readErrorCode(error) !== 'auth/user-not-found') throw error
    })
    const store = await documents()
    const links = await listLinks(store, uid)
    // Photos and sounds stay where they are: they are not asked for.
    const { docs: written } = await messagesBy(store, uid).select('channelId', 'senderName').get()
    const { docs: received } = await messagesAbout(store, uid).select('channelId').get()
    const room = new Set(received.map(({ ref }) => ref.path))
    const own = [`users/${uid}`, `consents/${uid}`, `disabled/${uid}`, ...room]
    await store.recursiveDelete(store.doc(`channels/${roomId(uid)}`))
    await inBatches(store, [
      ...own.map(path => ({ path, fields: undefined })),
      ...links.flatMap(ended),
      // What he wrote to others stays theirs, without him; as in our own database.
      ...written
        .filter(({ ref }) => !room.has(ref.path))
        .map(({ ref }) => ({ path: ref.path, fields: { senderId: NOBODY, senderName: GONE }, partial: true })),
      ...(await each(listRooms(uid, links, written), signs => reportsWithout(store, signs))),
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
      const room = store.doc(`channels/${roomId(uid)}`)
      const found = {
        users: [await store.doc(`users/${uid}`).get()],
        links: (await store.collection('links').where('pupilUid', '==', uid).get()).docs,
        follows: (await store.collection('links').where('managerUid', '==', uid).get()).docs,
        consents: [await store.doc(`consents/${uid}`).get()],
        channels: [await room.get()],
        reports: (await room.collection('reports').get()).docs,
        messages: (await messagesAbout(store, uid).get()).docs,
        written: (await messagesBy(store, uid).get()).docs,
      }
      return Object.fromEntries(
        Object.entries(found).map(([name, docs]) => [name, docs.flatMap(doc => doc.data() ?? [])]),
      )
    },
  }
}

const messagesAbout = (store: Firestore, pupil: string) =>
  store.collection('messages').where('channelId', '==', roomId(pupil))
const messagesBy = (store: Firestore, uid: string) => store.collection('messages').where('senderId', '==', uid)

interface Link {
  id: string
  manager: string
  pupil: string
  names: string[]
}

async function listLinks(store: Firestore, uid: string): Promise<Link[]> {
  const links = store.collection('links')
  const found = await Promise.all(['pupilUid', 'managerUid'].map(side => links.where(side, '==', uid).get()))
  return found.flatMap(({ docs }) =>
    docs.map(doc => ({
      id: doc.id,
      manager: String(doc.get('managerUid')),
      pupil: String(doc.get('pupilUid')),
      names: [String(doc.get('managerName'))],
    })),
  )
}

/** How an adult was called in a pupil's room. */
type Signs = Pick<Link, 'manager' | 'pupil' | 'names'>

/** The rooms of others that somebody follows or wrote in. */
function listRooms(uid: string, links: Link[], written: QueryDocumentSnapshot[]): Signs[] {
  const rooms = new Map(links.filter(({ manager }) => manager === uid).map(link => [roomId(link.pupil), link.names]))
  for (const one of written) {
    const room = String(one.get('channelId'))
    rooms.set(room, [...new Set([...(rooms.get(room) ?? []), String(one.get('senderName'))])])
  }
  rooms.delete(roomId(uid))
  return [...rooms].map(([room, names]) => ({ manager: uid, pupil: room.replace(/^room-/, ''), names }))
}

/** The reports of a room, without an adult who is gone: as who was reported, and as who settled them. */
async function reportsWithout(store: Firestore, { manager, pupil, names }: Signs): Promise<Change[]> {
  const { docs } = await store.collection(`channels/${roomId(pupil)}/reports`).get()
  return docs.flatMap(one => {
    const fields = {
      ...(one.get('senderId') === manager && { senderId: NOBODY }),
      // The name is all that a report says of him: somebody of the same name in the same room goes with him.
      ...(names.includes(one.get('settledBy')) && { settledBy: GONE }),
    }
    return Object.keys(fields).length > 0 ? [{ path: one.ref.path, fields, partial: true }] : []
  })
}

const each = async <T>(of: T[], changes: (one: T) => Promise<Change[]>): Promise<Change[]> =>
  (await Promise.all(of.map(changes))).flat()

/** A link that ended, with what the adult left in the pupil's room: how far he read, and that he writes. */
const ended = ({ id, manager, pupil }: Link): Change[] =>
  [`links/${id}`, ...['reads', 'typing'].map(mark => `channels/${roomId(pupil)}/${mark}/${manager}`)].map(path => ({
    path,
    fields: undefined,
  }))

/** `partial`: these fields of a document that is there; it fails, to be tried again, when it went meanwhile. */
type Change = { path: string; fields: object | undefined; partial?: boolean }

async function inBatches(store: Firestore, changes: Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += BATCH) {
    const batch = store.batch()
    for (const { path, fields, partial = false } of changes.slice(from, from + BATCH))
      if (fields && partial) batch.update(store.doc(path), { ...fields })
      else if (fields) batch.set(store.doc(path), fields)
      else batch.delete(store.doc(path))
    await batch.commit()
  }
}

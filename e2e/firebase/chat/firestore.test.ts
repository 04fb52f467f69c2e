import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase/firestore'
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { NewMessage } from '../../../shared/src/contracts/chat-shapes.ts'
import { collectWatch, listContents, REQUEST } from '../../../shared/src/ports/chat/testing/suite-helpers.ts'
import type { RoomView } from '../../../shared/src/ports/chat.ts'
import { chatWorld, type Person, type World } from '../browser/world.ts'

let world: World
let pupil: Person
let teacher: Person

beforeAll(async () => {
  world = await chatWorld(inject('emulators'))
})
afterAll(() => world?.close())

beforeEach(async () => {
  await world.leave()
  pupil = await world.person('Léa')
  teacher = await world.person('Mme Durand', true)
  await world.link(teacher, pupil)
  await pupil.chat.open(pupil.uid, REQUEST)
})

/** What carries writes to the emulator: the stream of queued ones, and transactions. */
const WRITES = /Firestore\/Write\/|documents:commit/

const text = (content: string): NewMessage => ({ id: randomUUID(), type: 'text', content })
const collectRoom = (person: Person) => collectWatch<RoomView>(watcher => person.chat.watchRoom(pupil.uid, watcher))

describe('the chat in Firestore, beyond the suite of both hostings', () => {
  it('says at once that it is offline, and what is sent again later is there once', async () => {
    const room = collectRoom(pupil)
    await room.until(view => view.live)
    await pupil.context.setOffline(true)
    const message = text('Du métro')
    await expect(pupil.chat.send(pupil.uid, message)).rejects.toMatchObject({ code: 'offline' })
    await room.until(view => !view.live)
    await pupil.context.setOffline(false)
    await pupil.chat.send(pupil.uid, message)
    await pupil.chat.send(pupil.uid, message)
    expect(listContents(await room.until(view => view.live && view.messages.length > 0))).toEqual(['Du métro'])
    room.stop()
  })

  it('does nothing after it said that it failed: what was given up is not sent when the line is back', async () => {
    const room = collectRoom(pupil)
    await pupil.chat.send(pupil.uid, text('Avant'))
    await room.until(view => view.live && view.messages.length === 1)
    const held: Route[] = []
    let holding = true
    await pupil.context.route(WRITES, route => (holding ? void held.push(route) : route.fallback()))
    const given = Promise.allSettled([
      pupil.chat.send(pupil.uid, text('Effacé')),
      pupil.chat.close(pupil.uid, ''),
      pupil.chat.open(pupil.uid, { ...REQUEST, subject: 'Histoire' }),
    ])
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await pupil.context.setOffline(true)
    const offline = { status: 'rejected', reason: { code: 'offline' } }
    expect(await given).toMatchObject([offline, offline, offline])
    holding = false
    await Promise.all(held.map(route => route.abort()))
    await pupil.context.setOffline(false)
    await room.until(view => view.live)
    // The library carries what waits in its order: this mark would come last.
    await pupil.chat.markRead(pupil.uid)
    await teacher.chat.send(pupil.uid, text('Après'))
    const view = await room.until(({ messages }) => messages.some(({ content }) => content === 'Après'))
    expect([view.channel?.status, view.channel?.subject]).toEqual(['open', REQUEST.subject])
    expect(listContents(view)).toEqual(['Avant', 'Après'])
    room.stop()
  })

  it('opens a room under the name that the API mirrors, not the one that the page has', async () => {
    await pupil.chat.close(pupil.uid, '')
    await world.consent({ ...pupil, displayName: 'Léa Martin' }, true)
    expect(await pupil.chat.open(pupil.uid, REQUEST)).toMatchObject({ studentName: 'Léa Martin' })
    expect(await pupil.chat.send(pupil.uid, text('Bonjour'))).toMatchObject({ senderName: 'Léa Martin' })
  })

  it('sends under the name that the API mirrors, also after it changed', async () => {
    expect(await teacher.chat.send(pupil.uid, text('Un'))).toMatchObject({ senderName: 'Mme Durand' })
    await world.link({ ...teacher, displayName: 'Mme Durand-Petit' }, pupil)
    // Refused under the old name until the browser has heard of the new one.
    const sent = await vi.waitFor(() => teacher.chat.send(pupil.uid, text('Deux')), { timeout: 10_000, interval: 200 })
    expect(sent).toMatchObject({ senderName: 'Mme Durand-Petit' })
  })

  it('ends for a teacher whose link ended, and for somebody disabled, at once', async () => {
    await teacher.chat.send(pupil.uid, text('Bonjour'))
    await world.unlink(teacher, pupil)
    await expect(teacher.chat.send(pupil.uid, text('Encore'))).rejects.toMatchObject({ code: 'forbidden' })
    await world.link(teacher, pupil)
    await world.write({ [`disabled/${teacher.uid}`]: { since: Timestamp.now() } })
    await expect(teacher.chat.send(pupil.uid, text('Toujours'))).rejects.toMatchObject({ code: 'forbidden' })
    const room = collectRoom(teacher)
    await room.failure('forbidden')
    expect(room.seen).toEqual([])
    room.stop()
  })

  it('stops a pupil whose parents took their consent back, and the room stays readable', async () => {
    await pupil.chat.send(pupil.uid, text('Avant'))
    await world.consent(pupil, false)
    await expect(pupil.chat.send(pupil.uid, text('Après'))).rejects.toMatchObject({ code: 'consent' })
    await expect(teacher.chat.send(pupil.uid, text('Après'))).rejects.toMatchObject({ code: 'consent' })
    const room = collectRoom(pupil)
    expect(listContents(await room.until(view => view.messages.length > 0))).toEqual(['Avant'])
    room.stop()
  })

  it('carries a message of the largest size that its rules and the document limit let through', async () => {
    const head = 'data:image/jpeg;base64,/9j/4AAQ'
    const fileUrl = head.padEnd(1_000_000 - ((1_000_000 - head.indexOf(',') - 1) % 4), 'A')
    const content = '€'.repeat(4000)
    const room = collectRoom(teacher)
    await pupil.chat.send(pupil.uid, { id: randomUUID(), type: 'image', content, fileUrl })
    const { messages } = await room.until(view => view.messages.length === 1)
    expect([messages[0]?.fileUrl?.length, messages[0]?.content.length]).toEqual([fileUrl.length, 4000])
    room.stop()
  })
})

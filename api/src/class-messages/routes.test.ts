import { randomUUID } from 'node:crypto'
import {
  classMemberRoutes,
  classMessageRoutes,
  classRoutes,
  linksRoutes,
  MAX_CLASS_MESSAGE_CHARS,
  MAX_CLASS_MESSAGES_PER_DAY,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { school } from '../classes/testing/school.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

const { listClassMessages, sendClassMessage, withdrawClassMessage, listReceivedMessages, markMessageRead } =
  classMessageRoutes
let api: TestApi
let at: ReturnType<typeof school>
let teacher: TestPerson
let id: string
let lea: TestPerson
let tom: TestPerson
let karim: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date('2026-11-26T09:00:00Z') })
  at = school(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  teacher = await at.teacher('Hélène')
  id = await at.open(teacher, '6e B')
  lea = await api.signUp({ name: 'Léa' })
  tom = await api.signUp({ name: 'Tom' })
  for (const pupil of [lea, tom]) {
    await at.enter(teacher, id, pupil)
    await api.consent(pupil)
  }
  karim = await api.signUp({ role: 'ROLE_PARENT', name: 'Karim' })
  await api.link(karim, lea)
})

type Sent = Parameters<typeof teacher.call<typeof sendClassMessage>>[1]
const send = async (more: Partial<Sent> = {}, by = teacher) =>
  (await by.call(sendClassMessage, { id, text: 'Contrôle lundi.', audiences: ['pupils', 'families'], ...more })).data.id
const list = async (by = teacher) => (await by.call(listClassMessages, { id })).data
const received = async (reader: TestPerson) => (await reader.call(listReceivedMessages, {})).data.messages
const read = (reader: TestPerson, messageId: string) => reader.call(markMessageRead, { id: messageId })

describe('@K06 a message to a class', () => {
  it('reaches its pupils and their parents, with the name of who wrote it, of the class and of the child', async () => {
    await send()
    const common = { text: 'Contrôle lundi.', from: 'Hélène', className: '6e B', readAt: null }
    for (const pupil of [lea, tom]) expect(await received(pupil)).toMatchObject([{ ...common, children: [] }])
    expect(await received(karim)).toMatchObject([{ ...common, children: ['Léa'] }])
    expect(await received(teacher)).toEqual([])
    expect(await received(await api.signUp({ role: 'ROLE_PARENT' }))).toEqual([])
  })

  it('counts who said that he has read it, each once, and never says who', async () => {
    const messageId = await send()
    expect((await list()).messages).toMatchObject([
      { pupils: { readers: 0, recipients: 2 }, families: { readers: 0, recipients: 1 } },
    ])
    await read(lea, messageId)
    await read(lea, messageId)
    await read(karim, messageId)
    const [message] = (await list()).messages
    expect(message).toMatchObject({ pupils: { readers: 1, recipients: 2 }, families: { readers: 1, recipients: 1 } })
    expect(JSON.stringify(message)).not.toContain(lea.uid)
    expect((await received(lea))[0]?.readAt).toBe('2026-11-26T09:00:00.000Z')
    expect((await received(tom))[0]?.readAt).toBeNull()
  })

  it('is only for whom it was written: the pupils, the families, or those of a group', async () => {
    const groupId = randomUUID()
    await teacher.call(classMemberRoutes.saveClassGroup, { id, groupId, name: 'Soutien', userIds: [tom.uid] })
    await send({ text: 'Aux élèves', audiences: ['pupils'] })
    await send({ text: 'Aux familles', audiences: ['families'] })
    await send({ text: 'Au groupe', groupId, audiences: ['pupils'] })
    const texts = async (reader: TestPerson) => (await received(reader)).map(({ text }) => text).sort()
    expect(await texts(lea)).toEqual(['Aux élèves'])
    expect(await texts(tom)).toEqual(['Au groupe', 'Aux élèves'])
    expect(await texts(karim)).toEqual(['Aux familles'])
    const { messages, reach } = await list()
    expect(messages.find(({ text }) => text === 'Au groupe')).toMatchObject({
      group: 'Soutien',
      pupils: { recipients: 1 },
      families: null,
    })
    expect(reach).toEqual([
      { groupId: null, pupils: 2, waiting: 0, families: 1 },
      { groupId, pupils: 1, waiting: 0, families: 0 },
    ])
    const nobody = send({ groupId, audiences: ['families'] })
    await expect(nobody).rejects.toMatchObject({ code: 'conflict', fields: ['audiences'] })
    await expect(send({ groupId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is withdrawn by any teacher of the class, and is only there for teachers then', async () => {
    const samir = await at.teacher('Samir')
    await at.invite(teacher, id, samir)
    const messageId = await send()
    await samir.call(withdrawClassMessage, { id, messageId })
    for (const reader of [lea, karim]) expect(await received(reader)).toEqual([])
    await expect(read(lea, messageId)).rejects.toMatchObject({ code: 'not_found' })
    expect((await list()).messages).toMatchObject([
      { text: 'Contrôle lundi.', withdrawnAt: '2026-11-26T09:00:00.000Z' },
    ])
    const elsewhere = await at.open(teacher, '5e A')
    const wrong = teacher.call(withdrawClassMessage, { id: elsewhere, messageId })
    await expect(wrong).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is gone for who leaves the class, for a parent whose link ends, and with the end of the class', async () => {
    const messageId = await send()
    await read(tom, messageId)
    await tom.call(classMemberRoutes.leaveClass, { id, userId: tom.uid })
    expect(await received(tom)).toEqual([])
    await lea.call(linksRoutes.stopFollower, { userId: lea.uid, managerUserId: karim.uid })
    expect(await received(karim)).toEqual([])
    expect((await list()).messages).toMatchObject([
      { pupils: { readers: 0, recipients: 1 }, families: { readers: 0, recipients: 0 } },
    ])
    await teacher.call(classRoutes.archiveClass, { id })
    expect(await received(lea)).toEqual([])
    await expect(send()).rejects.toMatchObject({ code: 'locked' })
  })

  it('is there for a parent who was linked after it was sent', async () => {
    await send()
    const other = await api.signUp({ role: 'ROLE_PARENT', name: 'Nadia' })
    await api.link(other, tom, 'code')
    expect(await received(other)).toMatchObject([{ children: ['Tom'] }])
  })

  it('goes with the account of who wrote it, and what was read with the reader', async () => {
    const samir = await at.teacher('Samir')
    await at.invite(teacher, id, samir)
    const messageId = await send({}, samir)
    await read(karim, messageId)
    await api.cleanup.erase(karim.uid)
    const left = await api.db
      .q()
      .selectFrom('class_message_reads')
      .selectAll()
      .where('message_id', '=', messageId)
      .execute()
    expect(left).toEqual([])
    await api.cleanup.erase(samir.uid)
    expect(await received(lea)).toEqual([])
    expect((await list()).messages).toEqual([])
  })

  it('does not reach a pupil who ended the teacher’s access', async () => {
    await tom.call(linksRoutes.stopFollower, { userId: tom.uid, managerUserId: teacher.uid })
    await send()
    expect(await received(tom)).toEqual([])
  })

  it('has a length, and a teacher sends so many in a day', async () => {
    for (const text of ['   ', 'a'.repeat(MAX_CLASS_MESSAGE_CHARS + 1)])
      await expect(send({ text })).rejects.toMatchObject({ code: 'invalid_input', fields: ['text'] })
    for (let n = 0; n < MAX_CLASS_MESSAGES_PER_DAY; n += 1) await send()
    await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('is closed to pupils, parents and teachers of other classes', async () => {
    const other = await at.teacher('Ailleurs')
    for (const who of [lea, karim, other]) {
      await expect(send({}, who)).rejects.toMatchObject({ status: 404 })
      await expect(list(who)).rejects.toMatchObject({ status: 404 })
    }
    const messageId = await send({ audiences: ['pupils'] })
    await expect(read(karim, messageId)).rejects.toMatchObject({ status: 404 })
  })
})

describe('@K06 a message to a child without consent', () => {
  let nina: TestPerson
  beforeEach(async () => {
    nina = await api.signUp({ name: 'Nina' })
    await at.enter(teacher, id, nina)
  })
  const reach = async () => (await list()).reach[0]

  it('waits as in the chat, and its teacher reads so; with a consent it is there', async () => {
    await send({ text: 'Ajoute-moi sur snap : inconnu_99', audiences: ['pupils'] })
    expect(await received(nina)).toEqual([])
    expect((await list()).messages[0]).toMatchObject({ waiting: 1, pupils: { recipients: 2 } })
    expect(await reach()).toMatchObject({ pupils: 2, waiting: 1 })
    await api.consent(nina)
    expect(await received(nina)).toHaveLength(1)
    expect((await list()).messages[0]).toMatchObject({ waiting: 0, pupils: { recipients: 3 } })
  })

  it('is not given any more once its author was stopped before there was a consent; what came with one stays', async () => {
    await send({ text: 'Ajoute-moi sur snap : inconnu_99', audiences: ['pupils'] })
    for (const pupil of [nina, lea])
      await pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: teacher.uid })
    await api.consent(nina)
    const at = new Date(api.now().getTime() + 60_000)
    await api.db.q().updateTable('consents').set({ at }).where('pupil_uid', '=', nina.uid).execute()
    expect(await received(nina)).toEqual([])
    expect(await received(lea)).toMatchObject([{ from: 'Un adulte qui ne vous suit pas' }])
  })

  it('is given when a parent who follows sees it too, and to that parent, but not when he wrote it', async () => {
    await api.link(karim, nina, 'code')
    const messageId = await send({ text: 'Sortie jeudi', audiences: ['pupils'] })
    expect(await received(nina)).toMatchObject([{ text: 'Sortie jeudi' }])
    expect(await received(karim)).toMatchObject([{ text: 'Sortie jeudi', children: ['Nina'] }])
    await read(karim, messageId)
    expect((await received(karim))[0]?.readAt).not.toBeNull()
    // Of a child with consent a parent reads what is written to families.
    await api.consent(nina)
    expect(await received(karim)).toEqual([])
  })

  it('is given when its author opened the account, and read by a coach who did', async () => {
    const coach = await api.signUp({ role: 'ROLE_COACH', name: 'Coach' })
    await api.link(coach, nina, 'created')
    await send({ text: 'Bonjour', audiences: ['pupils'] })
    expect(await received(nina)).toHaveLength(1)
    expect(await received(coach)).toMatchObject([{ text: 'Bonjour', children: ['Nina'] }])
  })
})

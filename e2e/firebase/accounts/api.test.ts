import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { TestApi } from '../../../api/src/testing/test-api.ts'
import {
  accountsRoutes,
  chatRoutes,
  importRoutes,
  linksRoutes,
  passwordsRoutes,
  rightsRoutes,
} from '../../../shared/src/contracts/index.ts'
import { atTheEmulator, documentAt, hostedApi, putDocument, type Signed } from './api.ts'

const emulators = inject('emulators')
const { createStudent, updateStudent, deleteStudent, openAccount, myAccount, updateReference } = accountsRoutes

let api: TestApi
let people: ReturnType<typeof atTheEmulator>
let teacher: Signed
beforeAll(async () => {
  api = await hostedApi(emulators)
  people = atTheEmulator(api, emulators)
  teacher = await people.member(fresh('prof'), 'ROLE_TEACHER', 'Madame Petit')
})
afterAll(() => api?.close())

const fresh = (name: string) => `${name}-${randomUUID().slice(0, 8)}@ariane.example`
const mirrored = () => api.hosted?.mirror.now()
const document = async (path: string) => {
  await mirrored()
  return documentAt(emulators, path)
}
/** A name holds no digit. */
const letters = () =>
  randomUUID()
    .slice(0, 6)
    .replace(/\d/g, digit => 'ghijklmnop'.charAt(Number(digit)))
const create = async (firstName: string) => {
  const student = {
    firstName: `${firstName} ${letters()}`,
    password: 'secret-2',
    classroom: '6ème' as const,
  }
  const { data } = await teacher.call(createStudent, { creatorUserId: teacher.uid, student })
  return { ...data, name: student.firstName }
}

describe('@A06 an account opened with a token of Firebase', () => {
  it('has the document of an e-mail account, and keeps its role', async () => {
    const email = fresh('lea')
    const pupil = await people.signUp(email)
    expect(await pupil.call(myAccount, {})).toEqual({ status: 'success', data: null })
    await pupil.call(openAccount, { accountType: 'email', grade: '5ème' })
    expect(await document(`users/${pupil.uid}`)).toEqual({
      uid: pupil.uid,
      email,
      grade: '5ème',
      isAnonymous: false,
      createdAt: expect.any(String),
      roles: ['ROLE_STUDENT'],
    })
    await pupil.call(openAccount, { accountType: 'email', role: 'ROLE_TEACHER' })
    expect(await pupil.call(myAccount, {})).toMatchObject({ data: { roles: ['ROLE_STUDENT'] } })
    await pupil.call(updateReference, { userId: pupil.uid, firstName: 'Léa', lastName: 'Roux' })
    expect(await document(`users/${pupil.uid}`)).toMatchObject({ displayName: 'Léa Roux', roles: ['ROLE_STUDENT'] })
    expect(await document(`consents/${pupil.uid}`)).toMatchObject({ name: 'Léa Roux' })
  })

  it('is refused while nobody could come back to it: an anonymous sign-in without credentials', async () => {
    const nobody = await people.anonymous()
    expect(await nobody.status(openAccount, { accountType: 'anonymous', username: 'renard-agile7' })).toBe(400)
    expect(await document(`users/${nobody.uid}`)).toBeUndefined()
  })

  it('has no other way in: no cookie sign-in, no token of another project', async () => {
    const credentials = { email: 'nobody@college.example', password: 'marron-vert', name: 'Noé' }
    expect((await api.request('POST', '/api/auth/sign-up/email', credentials)).status).toBe(404)
    expect((await api.request('POST', '/api/auth/sign-in/email', credentials)).status).toBe(404)
    const [header, payload] = teacher.token.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, aud: 'another' })).toString('base64url')
    const me = (token: string) => api.request('GET', '/api/account/me', undefined, { authorization: `Bearer ${token}` })
    expect((await me(teacher.token)).status).toBe(200)
    expect((await me(`${header}.${forged}.`)).status).toBe(401)
  })
})

describe('@A08 a pupil whom a manager creates', () => {
  it('signs in at once, and is mirrored as a pseudo account with his link', async () => {
    const { userId, email, login, name } = await create('Jean-Éloi')
    expect((await people.signIn(email, 'secret-2')).uid).toBe(userId)
    const at = expect.any(String)
    expect(await document(`users/${userId}`)).toEqual({
      uid: userId,
      displayName: name,
      email,
      pseudoName: login,
      isPseudoAccount: true,
      role: 'student',
      createdByTeacher: false,
      assignedPaths: [],
      subjects: [],
      assignedBy: teacher.uid,
      grade: '6ème',
      createdAt: at,
      updatedAt: at,
      roles: ['ROLE_STUDENT'],
    })
    const link = { managerUid: teacher.uid, pupilUid: userId, managerName: 'Madame Petit', since: at }
    expect(await document(`links/${teacher.uid}_${userId}`)).toEqual(link)
    expect(await document(`consents/${userId}`)).toMatchObject({ chat: false, name })
  })

  it('takes the next login when Firebase knows somebody of that name whom we do not', async () => {
    const name = `noe-${letters()}`
    await people.signUp(`${name}@ariane.example`)
    const student = { firstName: name, password: 'secret-2' }
    const { data } = await teacher.call(createStudent, { creatorUserId: teacher.uid, student })
    expect(data.login).toBe(`${name}2`)
  })

  it('@A13 gets a new password, which ends his session at once', async () => {
    const { userId, email } = await create('Inès')
    const before = await people.signIn(email, 'secret-2')
    expect(await before.status(myAccount, {})).toBe(200)
    // A token dates its sign-in to the second.
    const second = Math.floor(Date.now() / 1000)
    await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 3000 }).toBeGreaterThan(second)
    await teacher.call(updateStudent, { id: userId, updaterUserId: teacher.uid, password: 'secret-3' })
    expect(await before.status(myAccount, {})).toBe(401)
    await expect(people.signIn(email, 'secret-2')).rejects.toThrow('INVALID_LOGIN_CREDENTIALS')
    expect(await (await people.signIn(email, 'secret-3')).status(myAccount, {})).toBe(200)
  })

  it('@A14 @K10 is to end in a week once his manager has given her password, and is gone everywhere then', async () => {
    const { userId, email } = await create('Tom')
    const pupil = await people.signIn(email, 'secret-2')
    expect(await document(`links/${teacher.uid}_${userId}`)).toBeDefined()
    const bin = { id: userId, deleterUserId: teacher.uid }
    expect(await teacher.status(deleteStudent, bin)).toBe(400)
    expect(await teacher.status(deleteStudent, { ...bin, password: 'pas-le-bon' })).toBe(400)
    await teacher.call(deleteStudent, { ...bin, password: 'secret-1' })
    expect(await pupil.call(myAccount, {})).toMatchObject({ data: { endsAt: expect.any(String) } })
    await api.db.tx(() => api.cleanup.erase(userId))
    expect(await pupil.status(myAccount, {})).toBe(401)
    expect(await pupil.status(openAccount, { accountType: 'email' })).toBe(401)
    expect(await document(`users/${userId}`)).toBeUndefined()
    expect(await document(`links/${teacher.uid}_${userId}`)).toBeUndefined()
    expect(await document(`consents/${userId}`)).toBeUndefined()
    expect(await people.known(email)).toBeUndefined()
  })

  it('@A17 comes from a class list once, however often it is sent', async () => {
    const pupil = {
      key: randomUUID(),
      firstName: 'Zoé',
      lastName: 'Martin',
      classroom: '4ème',
      password: 'secret-4',
    } as const
    const send = () => teacher.call(importRoutes.importPupils, { creatorUserId: teacher.uid, pupils: [pupil] })
    const [first, second] = [await send(), await send()]
    expect(second).toEqual(first)
    const login = first.data.lines[0]?.login ?? ''
    expect((await people.signIn(`${login}@ariane.example`, 'secret-4')).uid).toBeTruthy()
  })

  it('leaves nobody behind at Firebase when the server dies in the middle', async () => {
    const name = `perdu-${randomUUID().slice(0, 6)}`
    await api.credentials.prepare({ firstName: name, password: 'secret-2' })
    expect(await people.known(`${name}@ariane.example`)).toBeDefined()
    await mirrored()
    expect(await people.known(`${name}@ariane.example`)).toBeDefined()
    await api.db
      .q()
      .updateTable('mirrors')
      .set({ due_at: new Date(0) })
      .execute()
    await mirrored()
    expect(await people.known(`${name}@ariane.example`)).toBeUndefined()
  })
})

describe('@A12 a link', () => {
  it('is mirrored while it lasts, with the name of who follows', async () => {
    const pupil = await people.member(fresh('nina'))
    const parent = await people.member(fresh('parent'), 'ROLE_PARENT', 'Papa')
    const path = `links/${parent.uid}_${pupil.uid}`
    const { data } = await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })
    await parent.call(linksRoutes.redeemLinkCode, { managerUserId: parent.uid, code: data.code })
    expect(await document(path)).toMatchObject({ managerName: 'Papa' })
    await parent.call(updateReference, { userId: parent.uid, firstName: 'Marc', lastName: 'Roux' })
    expect(await document(path)).toMatchObject({ managerName: 'Marc Roux' })
    await pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: parent.uid })
    expect(await document(path)).toBeUndefined()
  })
})

describe('@C05 the chat', () => {
  it('is with Firestore: our calls answer to nobody, after their policy', async () => {
    const pupil = await people.member(fresh('ines'))
    expect(await pupil.status(chatRoutes.readChannel, { userId: pupil.uid })).toBe(404)
    expect(await pupil.status(chatRoutes.readChannel, { userId: teacher.uid })).toBe(403)
  })
})

describe('@A13 the own password', () => {
  it('changes with the current one only', async () => {
    const email = fresh('sam')
    const pupil = await people.member(email)
    const change = (currentPassword: string) =>
      pupil.status(passwordsRoutes.changePassword, { currentPassword, newPassword: 'secret-9' })
    expect(await change('pas-le-bon')).toBe(400)
    expect(await change('secret-1')).toBe(200)
    expect((await people.signIn(email, 'secret-9')).uid).toBe(pupil.uid)
  })

  it('is forgotten: Firebase sends its own message, and none to a login without a mailbox', async () => {
    await api.startJobs()
    const [email, login] = [`parent-${randomUUID().slice(0, 8)}@exemple.fr`, fresh('max')]
    await people.member(email, 'ROLE_PARENT')
    await people.member(login)
    const options = await api.request('GET', '/api/account/options')
    expect(options.body).toMatchObject({ data: { mail: true } })
    for (const address of [login, 'personne@exemple.fr', email])
      expect((await api.request('POST', '/api/account/password/forgot', { email: address })).status).toBe(200)
    const sent = async () => (await people.mails()).filter(mail => [email, login].includes(mail.email))
    await expect.poll(sent).toMatchObject([{ email, requestType: 'PASSWORD_RESET' }])
  })
})

describe('@A14 data rights', () => {
  it('refuse somebody disabled at once, and Firebase with us', async () => {
    const email = fresh('zed')
    const pupil = await people.member(email)
    const disable = (disabled_at: Date | null) =>
      api.db.q().updateTable('people').set({ disabled_at }).where('uid', '=', pupil.uid).execute()
    await disable(new Date())
    expect(await pupil.status(myAccount, {})).toBe(401)
    expect(await document(`disabled/${pupil.uid}`)).toBeDefined()
    expect(await people.known(email)).toMatchObject({ disabled: true })
    await disable(null)
    expect(await document(`disabled/${pupil.uid}`)).toBeUndefined()
    expect(await people.known(email)).not.toMatchObject({ disabled: true })
  })

  it('leave what a deleted adult wrote to others without his name, and nothing of a deleted pupil', async () => {
    const pupil = await people.member(fresh('lou'))
    const parent = await people.member(fresh('adulte'), 'ROLE_PARENT', 'Papa')
    const { data } = await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })
    await parent.call(linksRoutes.redeemLinkCode, { managerUserId: parent.uid, code: data.code })
    await mirrored()
    const room = `room-${pupil.uid}`
    const [message, mark] = [`messages/${randomUUID()}`, `channels/${room}/reads/${parent.uid}`]
    await putDocument(emulators, `channels/${room}`, { studentName: 'Lou' })
    await putDocument(emulators, mark, { at: 'hier' })
    const words = { channelId: room, content: 'Bonjour' }
    await putDocument(emulators, message, { ...words, senderId: parent.uid, senderName: 'Papa' })

    await api.db.tx(() => api.cleanup.erase(parent.uid))
    expect(await document(message)).toEqual({ ...words, senderId: 'gone', senderName: 'Compte supprimé' })
    expect(await document(mark)).toBeUndefined()
    await api.db.tx(() => api.cleanup.erase(pupil.uid))
    expect(await document(message)).toBeUndefined()
    expect(await document(`channels/${room}`)).toBeUndefined()
    expect(await document(`users/${pupil.uid}`)).toBeUndefined()
  })

  it('give Firestore’s documents with the rest', async () => {
    const pupil = await people.member(fresh('archive'))
    await mirrored()
    const answer = await api.server.inject({
      method: 'POST',
      url: rightsRoutes.exportData.path,
      headers: { authorization: `Bearer ${pupil.token}` },
      payload: { userId: pupil.uid },
    })
    expect(answer.statusCode).toBe(200)
    // The names of an archive's files stand in it as they are.
    expect(answer.rawPayload.includes('donnees/firestore.json')).toBe(true)
    const documents = (await api.hosted?.documentsOf(pupil.uid)) ?? {}
    expect(documents.users).toMatchObject([{ uid: pupil.uid, grade: '5ème' }])
  })
})

import { assignmentRoutes, classMessageRoutes, classRoutes, linksRoutes, rightsRoutes } from '@ariane/shared/contracts'
import { chatRoutes } from '@ariane/shared/contracts/chat'
import { reportRoutes } from '@ariane/shared/contracts/reports'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../accounts/passwords/testing/mail-server.ts'
import { school } from '../classes/testing/school.ts'
import { PATIENCE } from '../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'
import { family } from './testing/family.ts'
import { listenTo } from './testing/listener.ts'

let api: TestApi
let post: Awaited<ReturnType<typeof mailServer>>
let address: string
let operator: TestPerson
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  api = await createTestApi({ limiter: UNLIMITED, config: { mail, publicUrl: 'https://ariane.example' } })
  address = await api.server.listen({ host: '127.0.0.1', port: 0 })
  operator = await api.signUp({ role: 'ROLE_COACH', name: 'Chef' })
  await api.makeOperator(operator)
  await sql`update auth_users set email = 'chef@exemple.fr' where id = ${operator.uid}`.execute(api.db.q())
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await post.close()
})

const report = (pupil: TestPerson, messageId: string, reason = 'Il me fait peur') =>
  pupil.call(chatRoutes.reportMessage, { userId: pupil.uid, messageId, reason })
const openReports = async (who = operator) => (await who.call(reportRoutes.listOpenReports, {})).data.reports
const listed = async (who: TestPerson, userId: string) =>
  (await who.call(chatRoutes.listReports, { userId })).data.reports
async function archiveOf(reader: TestPerson, userId: string) {
  const url = rightsRoutes.exportData.path
  const headers = { ...reader.headers, 'content-type': 'application/json' }
  const answer = await api.server.inject({ method: 'POST', url, headers, payload: { userId } })
  return Object.values(unzipSync(answer.rawPayload))
    .map(bytes => Buffer.from(bytes).toString())
    .join('')
}

describe('@C05 the adult whom a pupil reported', () => {
  it('hears nothing: no event, no list, no count, no archive, no mail', async () => {
    const { pupil, teacher, coach, say, userId } = await family(api)
    const { id: messageId } = await say(coach, 'Dépêche-toi')
    const lines = [await listenTo(address, coach.headers), await listenTo(address, teacher.headers)]
    for (const line of lines) await line.next('ready')
    expect((await report(pupil, messageId)).data).toEqual({ told: 1, operators: true })
    await lines[1]?.next('reports')
    const [seen] = await listed(teacher, userId)
    await teacher.call(chatRoutes.settleReport, { userId, id: seen?.id ?? '' })
    await lines[1]?.next('reports')
    await say(pupil, 'Fin')
    await lines[0]?.next('room')
    expect(lines[0]?.heard.map(({ kind }) => kind)).not.toContain('reports')
    for (const line of lines) await line.cut()
    expect(await listed(coach, userId)).toEqual([])
    const { rows } = (await coach.call(chatRoutes.readInbox, { managerUserId: coach.uid })).data
    expect(rows.find(row => row.userId === userId)?.reports).toBe(0)
    expect(await archiveOf(coach, userId)).not.toContain('Il me fait peur')
    expect(await archiveOf(pupil, userId)).toContain('Il me fait peur')
    expect(post.received.flatMap(({ to }) => to)).not.toContain(coach.email)
  })

  it('may be the only adult, or an operator: somebody else of those who operate reads it, and says that it is done', async () => {
    const pupil = await api.signUp({ name: 'Léa' })
    await api.consent(pupil)
    const chief = await api.signUp({ role: 'ROLE_TEACHER', name: 'Autre chef' })
    await api.makeOperator(chief)
    await api.link(chief, pupil, 'code')
    await pupil.call(chatRoutes.openChannel, { userId: pupil.uid, subject: 'Maths', description: 'Aide' })
    const id = crypto.randomUUID()
    await chief.call(chatRoutes.sendMessage, { userId: pupil.uid, id, type: 'text', content: 'Ne le dis à personne' })
    expect((await report(pupil, id, 'Peur')).data).toEqual({ told: 0, operators: true })
    expect((await openReports(chief)).map(({ messageId }) => messageId)).not.toContain(id)
    const found = (await openReports()).find(({ messageId }) => messageId === id)
    expect(found).toMatchObject({
      kind: 'chat',
      pupilName: 'Léa',
      senderName: 'Autre chef',
      content: 'Ne le dis à personne',
      reason: 'Peur',
    })
    const close = (who: TestPerson) => who.call(reportRoutes.closeReport, { id: found?.id ?? '' })
    await expect(close(chief)).rejects.toMatchObject({ status: 404 })
    await expect(close(pupil)).rejects.toMatchObject({ status: 404 })
    await close(operator)
    expect((await openReports()).map(({ messageId }) => messageId)).not.toContain(id)
  })

  it('is not named in the mail that operators get, which says where to read', async () => {
    const { pupil, coach, say } = await family(api)
    await report(pupil, (await say(coach, 'Encore')).id, 'Secret')
    await vi.waitFor(() => expect(post.received.length).toBeGreaterThan(0), PATIENCE)
    const sent = JSON.stringify(post.received)
    expect(sent).toContain('https://ariane.example/settings/etat')
    expect(sent).not.toMatch(/Secret|Encore|Léa|M\. Roux/)
  })
})

describe('@K06 what else an adult writes to a pupil', () => {
  it('can be reported: a message to the class and the words of given work, whoever withdraws them', async () => {
    const at = school(api)
    const teacher = await at.teacher('Hélène')
    const mother = await api.signUp({ role: 'ROLE_PARENT', name: 'Maman' })
    const pupil = await api.signUp({ name: 'Nina' })
    await api.link(mother, pupil, 'created')
    await api.link(await api.signUp({ role: 'ROLE_COACH' }), pupil, 'code')
    const id = await at.open(teacher, '4e B', '4ème')
    await at.enter(teacher, id, pupil)
    const text = 'Ajoute-moi sur snap : inconnu_99'
    const message = (await teacher.call(classMessageRoutes.sendClassMessage, { id, text, audiences: ['pupils'] })).data
      .id
    const work = { kind: 'objective', title: 'Lire', criteria: text } as const
    const given = await teacher.call(assignmentRoutes.giveAssignment, {
      id,
      work,
      userIds: [pupil.uid],
      dueDay: '2099-12-01',
    })
    for (const textId of [message, given.data.id])
      expect((await report(pupil, textId)).data).toEqual({ told: 1, operators: true })
    await report(pupil, message, 'Deux fois')
    await teacher.call(classMessageRoutes.withdrawClassMessage, { id, messageId: message })
    expect(await listed(mother, pupil.uid)).toMatchObject([
      { messageId: given.data.id, senderName: 'Hélène', content: `Lire\n${text}` },
      { messageId: message, senderName: 'Hélène', content: text, reason: 'Deux fois' },
    ])
    expect(await listed(teacher, pupil.uid)).toEqual([])
    expect((await openReports()).filter(({ pupilName }) => pupilName === 'Nina').map(({ kind }) => kind)).toEqual([
      'work',
      'class',
    ])
    for (const label of [id, teacher.uid])
      expect((await report(pupil, label)).data).toEqual({ told: 1, operators: true })
    expect((await openReports()).slice(0, 2)).toMatchObject([
      { kind: 'name', content: 'Hélène', senderName: 'Hélène' },
      { kind: 'name', content: '4e B', senderName: 'Hélène' },
    ])
    expect(await listed(teacher, pupil.uid)).toEqual([])
    const stranger = await api.signUp()
    for (const label of [id, teacher.uid]) await expect(report(stranger, label)).rejects.toMatchObject({ status: 404 })
    await expect(report(stranger, message)).rejects.toMatchObject({ status: 404 })
    await pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: mother.uid })
    await expect(listed(mother, pupil.uid)).rejects.toMatchObject({ status: 403 })
  })

  it('a name that was reported and is another one now is reported anew: who gave it does not read it', async () => {
    const at = school(api)
    const [first, second] = [await at.teacher('Hélène'), await at.teacher('Samir')]
    const pupil = await api.signUp({ name: 'Malo' })
    const id = await at.open(first, '4e B', '4ème')
    await at.enter(first, id, pupil)
    await at.invite(first, id, second)
    await report(pupil, id, 'Une faute')
    await second.call(classRoutes.updateClass, { id, name: 'Snap inconnu 99', grade: '4ème' })
    const before = (await openReports()).length
    await report(pupil, id, 'Il me fait peur')
    await report(pupil, id, 'Il me fait très peur')
    expect(await openReports()).toHaveLength(before + 1)
    expect(await listed(second, pupil.uid)).toMatchObject([{ content: '4e B', reason: 'Une faute' }])
    expect(await listed(first, pupil.uid)).toMatchObject([
      { content: 'Snap inconnu 99', senderName: 'Samir', reason: 'Il me fait très peur' },
    ])
  })
})

describe('closing a conversation', () => {
  it('needs the consent only where the adult writes a word', async () => {
    const { pupil, teacher, close, userId } = await family(api)
    await api.db.q().deleteFrom('consents').where('pupil_uid', '=', pupil.uid).execute()
    await expect(close(teacher, 'Écris-moi ailleurs')).rejects.toMatchObject({ status: 403 })
    await close(teacher, '')
    expect((await teacher.call(chatRoutes.readChannel, { userId })).data.channel?.status).toBe('closed')
  })
})

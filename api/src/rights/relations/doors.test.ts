import {
  accountsRoutes,
  assignmentRoutes,
  childrenRoutes,
  classMessageRoutes,
  classRoutes,
  consentRoutes,
  consentSlipRoutes,
  familiesRoutes,
  isAllowed,
  type Relation,
  rightsRoutes,
} from '@ariane/shared/contracts'
import { chatRoutes } from '@ariane/shared/contracts/chat'
import { linksRoutes } from '@ariane/shared/contracts/links'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { listenTo } from '../../chat/testing/listener.ts'
import { school } from '../../classes/testing/school.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

/** Adults with a link or without one; the same roles for each. */
const ADULTS = ['creator', 'approved', 'class', 'code', 'stopped', 'none'] as const
type Kind = (typeof ADULTS)[number]
type Cast = Record<Kind, TestPerson>

let time = Date.parse('2026-11-29T17:05:00Z')
let post: Awaited<ReturnType<typeof mailServer>>
let api: TestApi
let address: string
let pupil: TestPerson
let teachers: Cast
let parents: Cast
let classId: string
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  const config = { mail, publicUrl: 'https://ariane.example' }
  api = await createTestApi({ config, now: () => new Date(time), limiter: UNLIMITED })
  address = await api.server.listen({ host: '127.0.0.1', port: 0 })
  const operator = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.makeOperator(operator)
  pupil = await api.signUp({ name: 'Lina' })
  await api.consent(pupil)
  const cast = async (role: 'ROLE_TEACHER' | 'ROLE_PARENT') => {
    const people = {} as Cast
    for (const kind of ADULTS) {
      const adult = await api.signUp({ role })
      adult.email = `${kind}-${role.toLowerCase()}@famille.example`
      await sql`update auth_users set email = ${adult.email} where id = ${adult.uid}`.execute(api.db.q())
      people[kind] = adult
    }
    await api.link(people.creator, pupil)
    for (const kind of ['approved', 'code', 'stopped'] as const) await api.link(people[kind], pupil, 'code')
    await api.approve(operator, people.approved, pupil)
    return people
  }
  teachers = await cast('ROLE_TEACHER')
  parents = await cast('ROLE_PARENT')
  classId = await school(api).open(teachers.class)
  await school(api).enter(teachers.class, classId, pupil)
  // All of them teach the class: what they see of it is what they are to the pupil.
  for (const kind of ['creator', 'approved', 'code', 'stopped', 'none'] as const)
    await sql`insert into class_teachers values (${classId}, ${teachers[kind].uid}, now())`.execute(api.db.q())
  for (const { stopped } of [teachers, parents])
    await pupil.call(linksRoutes.stopFollower, { userId: pupil.uid, managerUserId: stopped.uid })
  await pupil.call(chatRoutes.openChannel, { userId: pupil.uid, subject: 'Histoire', description: 'La Révolution' })
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await post.close()
})

/** `code` teaches the class with a consent that was given: he is of the class. Parents teach nobody. */
const relationOf = (kind: Kind, role: string): Relation => {
  if (role === 'ROLE_TEACHER') return kind === 'code' ? 'class' : kind
  return kind === 'class' ? 'none' : kind
}
const allowed = (kind: Kind, act: Parameters<typeof isAllowed>[1], role: string) =>
  isAllowed(relationOf(kind, role), act, role)
const lines: string[] = []
afterAll(() => void process.stdout.write(`\n${lines.join('\n')}\n\n`))

/** Compares a door with the table, adult by adult. */
async function walk(
  door: string,
  act: Parameters<typeof isAllowed>[1],
  role: string,
  isIn: (adult: TestPerson) => Promise<boolean>,
) {
  const cast = role === 'ROLE_TEACHER' ? teachers : parents
  const answers: Record<string, boolean> = {}
  for (const kind of ADULTS) answers[kind] = await isIn(cast[kind])
  lines.push(
    [door.padEnd(34), act.padEnd(14), ...ADULTS.map(kind => `${kind} ${answers[kind] ? 'yes' : 'no'}`)].join('  '),
  )
  expect(answers, door).toEqual(Object.fromEntries(ADULTS.map(kind => [kind, allowed(kind, act, role)])))
}
const names = (value: unknown) => JSON.stringify(value).includes(pupil.uid)

it('@S10 lists of a class and of a manager name whom the table lets him read', async () => {
  await walk('the page of the class', 'read', 'ROLE_TEACHER', async adult => {
    const { data } = await adult.call(classRoutes.readClass, { id: classId })
    return names(data.pupils)
  })
  await walk('the board of consents', 'read', 'ROLE_TEACHER', async adult =>
    names((await adult.call(consentSlipRoutes.readClassConsents, { id: classId })).data),
  )
  for (const role of ['ROLE_TEACHER', 'ROLE_PARENT'])
    await walk(`the list of pupils, ${role}`, 'read', role, async adult =>
      names((await adult.call(accountsRoutes.listStudents, { userId: adult.uid })).data),
    )
  await walk('the home of a manager', 'read', 'ROLE_TEACHER', async adult =>
    names(await adult.call(familiesRoutes.pupilsWeek, { userId: adult.uid })),
  )
  await walk('the week of the children', 'read', 'ROLE_PARENT', async adult =>
    names((await adult.call(childrenRoutes.childrenWeek, { userId: adult.uid })).data),
  )
})

it('@S10 words and work of a class reach whom the table lets the teacher write to', async () => {
  await walk('a message to the class', 'class_message', 'ROLE_TEACHER', async adult => {
    const sent = adult.call(classMessageRoutes.sendClassMessage, {
      id: classId,
      text: 'Bonjour',
      audiences: ['pupils'],
    })
    const { rows } = await sent.then(
      () =>
        sql`select 1 from class_message_pupils p join class_messages m on m.id = p.message_id
        where m.author_uid = ${adult.uid} and p.pupil_uid = ${pupil.uid}`.execute(api.db.q()),
      () => ({ rows: [] }),
    )
    return rows.length > 0
  })
  await walk('work given in a class', 'write', 'ROLE_TEACHER', async adult =>
    adult
      .call(assignmentRoutes.giveAssignment, {
        id: classId,
        work: { kind: 'objective', title: 'Lire' },
        userIds: [pupil.uid],
        dueDay: '2026-12-18',
      })
      .then(
        () => true,
        () => false,
      ),
  )
})

it('@S10 the chat: inbox and live line', async () => {
  for (const role of ['ROLE_TEACHER', 'ROLE_PARENT'])
    await walk(`the inbox, ${role}`, 'chat', role, async adult =>
      names((await adult.call(chatRoutes.readInbox, { managerUserId: adult.uid })).data),
    )
  for (const role of ['ROLE_TEACHER', 'ROLE_PARENT'])
    await walk(`the live line, ${role}`, 'chat', role, async adult => {
      const line = await listenTo(address, adult.headers)
      await line.next('ready')
      await pupil.call(chatRoutes.signalTyping, { userId: pupil.uid })
      time += 3000
      const marker = await listenTo(address, pupil.headers)
      await marker.next('ready')
      await pupil.call(chatRoutes.sendMessage, {
        userId: pupil.uid,
        id: crypto.randomUUID(),
        type: 'text',
        content: 'Bonjour',
      })
      await marker.next('room')
      await new Promise(setImmediate)
      const heard = line.heard.some(event => event.kind === 'room')
      await line.cut()
      await marker.cut()
      return heard
    })
})

it('@S10 @S12 mails and jobs', async () => {
  const mailed = (words: RegExp) => async (adult: TestPerson) =>
    post.received.some(({ to, raw }) => to.includes(adult.email) && words.test(raw.replaceAll(/=\r?\n/g, '')))
  await pupil.call(consentRoutes.withdrawConsent, { userId: pupil.uid })
  await pupil.call(consentRoutes.askConsent, { userId: pupil.uid, email: 'quelquun@autre.example' })
  await pupil.call(rightsRoutes.askDeletion, { userId: pupil.uid, password: pupil.password })
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from jobs where state in ('queued', 'running')`.execute(api.db.q())
    expect(rows).toEqual([])
  }, PATIENCE)
  for (const role of ['ROLE_TEACHER', 'ROLE_PARENT']) {
    await walk(`the mail of a deletion, ${role}`, 'told', role, mailed(/Tout sera effac/))
    await walk(`the mail of a consent asked, ${role}`, 'consent_told', role, mailed(/Si cette demande/))
  }
})

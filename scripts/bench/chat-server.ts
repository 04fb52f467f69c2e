// Run as a child process by chat.ts: one node of the real application on the shared database. The first one fills it.
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CHEAP } from '../../api/src/accounts/sign-in/passwords.ts'
import { type App, createApp } from '../../api/src/app.ts'
import { readConfig } from '../../api/src/platform/config.ts'
import { createLog } from '../../api/src/platform/log.ts'
import { openDatabase } from '../../api/src/wiring/database.ts'
import { ROOT } from '../site/packages.ts'
import { type ChatPeople, type NodeMessage, PUPILS, SAID, TEACHERS } from './chat-people.ts'

type Sql = (parts: TemplateStringsArray, ...values: unknown[]) => { execute(q: unknown): Promise<unknown> }
const { sql } = createRequire(path.join(ROOT, 'api/package.json'))('kysely') as { sql: Sql }
const SIGN_UPS_AT_ONCE = 8
const tell = (message: NodeMessage) => void process.send?.(message)

async function signUp({ server }: App, number: number, role: string) {
  const post = (url: string, payload: object, headers = {}) =>
    server.inject({ method: 'POST', url, payload, headers, remoteAddress: `10.0.${number >> 8}.${number & 255}` })
  const name = `personne-${number}`
  const identity = { name, email: `${name}@ariane.example`, password: 'secret-1' }
  const { token, user } = (await post('/api/auth/sign-up/email', identity)).json<{
    token: string
    user: { id: string }
  }>()
  const account = { accountType: 'username', username: name, role, grade: '4ème' }
  const opened = await post('/api/account/open', account, { authorization: `Bearer ${token}` })
  if (opened.statusCode !== 200) throw new Error(opened.body)
  return { uid: user.id, token }
}

/** A class for each teacher, with an open room and a past for each pupil. */
async function fill(app: App): Promise<ChatPeople> {
  const people: ChatPeople = { pupils: [], teachers: [] }
  for (let n = 0; n < TEACHERS; n++) people.teachers.push(await signUp(app, n, 'ROLE_TEACHER'))
  for (let n = 0; n < PUPILS; n += SIGN_UPS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(SIGN_UPS_AT_ONCE, PUPILS - n) }, (_, i) => n + i)
    const signed = await Promise.all(numbers.map(number => signUp(app, TEACHERS + number, 'ROLE_STUDENT')))
    for (const [i, person] of signed.entries()) people.pupils.push({ ...person, teacher: (n + i) % TEACHERS })
  }
  const q = app.db.q()
  for (const { uid, teacher } of people.pupils) {
    await q
      .insertInto('links')
      .values({ manager_uid: people.teachers[teacher]?.uid ?? '', pupil_uid: uid, kind: 'created' })
      .execute()
    await q.insertInto('consents').values({ pupil_uid: uid, state: 'given', at: new Date() }).execute()
    await q
      .insertInto('channels')
      .values({
        user_id: uid,
        student_name: 'Élève',
        subject: 'Mathématiques',
        description: 'Les fractions',
        chapter_id: null,
        sub_chapter_id: null,
        status: 'open',
        created_at: new Date(),
        closed_at: null,
        close_comment: null,
        seq: SAID,
      })
      .execute()
  }
  await sql`insert into messages (id, channel_user_id, seq, sender_id, sender_name, content, type, sent_at)
    select gen_random_uuid(), c.user_id, n, c.user_id, 'Élève',
      (array['Bonjour', 'L’équation', 'Une fraction', 'Le théorème', 'Un exercice', 'La Révolution'])[1 + n % 6]
        || ' numéro ' || n || ' de la page ' || (n * 7 % 311) || ' mot' || (hashtext(c.user_id || n) & 65535),
      'text', now() - interval '30 days' + n * interval '1 minute'
    from channels c, generate_series(1, ${SAID}::int) n`.execute(q)
  await sql`analyze`.execute(q)
  return people
}

process.on('disconnect', () => process.exit(0))
const config = readConfig({ DATABASE_URL: process.env.DATABASE_URL, LOG_LEVEL: 'error' })
const database = await openDatabase(config, error => console.error(error.message))
const app = createApp({ config, database, log: createLog('error'), secret: 'a'.repeat(32), cost: CHEAP })
const people = process.env.FILL ? await fill(app) : undefined
const address = await app.server.listen({ host: '127.0.0.1', port: 0 })
tell({ kind: 'ready', address, ...(people && { people }) })
for (;;) {
  await pause(1000)
  tell({ kind: 'memory', rss: process.memoryUsage.rss() })
}

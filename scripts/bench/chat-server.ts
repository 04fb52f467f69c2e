// Run as a child process by chat.ts: one node of the real application on the shared database. The first one fills it.
import { setTimeout as pause } from 'node:timers/promises'
import { type MeasuredApp, signUp, startApp } from './app.ts'
import { type ChatPeople, type NodeMessage, PUPILS, SAID, TEACHERS } from './chat-people.ts'

const SIGN_UPS_AT_ONCE = 8
const tell = (message: NodeMessage) => void process.send?.(message)

/** A class for each teacher, with an open room and a past for each pupil. */
async function fill({ app, run }: MeasuredApp): Promise<ChatPeople> {
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
    await q
      .insertInto('consents')
      .values({ pupil_uid: uid, state: 'given', given_as: 'creator', at: new Date() })
      .execute()
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
  await run(`insert into messages (id, channel_user_id, seq, sender_id, sender_name, content, type, sent_at)
    select gen_random_uuid(), c.user_id, n, c.user_id, 'Élève',
      (array['Bonjour', 'L’équation', 'Une fraction', 'Le théorème', 'Un exercice', 'La Révolution'])[1 + n % 6]
        || ' numéro ' || n || ' de la page ' || (n * 7 % 311) || ' mot' || (hashtext(c.user_id || n) & 65535),
      'text', now() - interval '30 days' + n * interval '1 minute'
    from channels c, generate_series(1, ${SAID}) n`)
  await run('analyze')
  return people
}

process.on('disconnect', () => process.exit(0))
const node = await startApp()
const people = process.env.FILL ? await fill(node) : undefined
tell({ kind: 'ready', address: node.address, ...(people && { people }) })
for (;;) {
  await pause(1000)
  tell({ kind: 'memory', rss: process.memoryUsage.rss() })
}

import { DIGEST_FRAGMENT } from '@ariane/shared/contracts'
import { z } from 'zod'
import type { JobHandler } from '../../platform/jobs/types.ts'
import { mailName } from '../../platform/mail-name.ts'
import { messages, SOMEBODY } from './messages.ts'
import type { DigestPorts } from './ports.ts'
import { digestStore } from './store.ts'
import { writeEndToken } from './token.ts'
import { countWeeksBack, findDueWeek } from './week.ts'

export const DIGEST_MAIL = 'digest-mail'
/** From half a minute, doubled each time: a mail server that is away for the evening gets it in the night. */
const RETRY = { tries: 11, slower: 60 }
/** The page of the week. */
const PAGE = '/?resume=0'

const Data = z.object({ uid: z.string(), week: z.iso.date() })

/** Mails a parent the week of the children whom he follows by then. */
export function digestMail(ports: DigestPorts): JobHandler {
  const { db, now, mail, mailboxOf, readChildren, looked, productName, publicUrl, secret } = ports
  const digests = digestStore(db.q)
  return {
    lane: 'digest',
    retry: RETRY,
    async run(job) {
      const { uid, week } = Data.parse(job.data)
      const digest = await digests.find(uid)
      const address = await mailboxOf(uid)
      const weeksBack = countWeeksBack(week, now())
      if (!mail || !digest || !address || digest.sent_week === week || weeksBack > 1) return
      const children = await readChildren(uid, -weeksBack)
      if (children.length === 0) return
      // On the Monday after, what comes is that of the week that has begun.
      const today = weeksBack > 0 ? await readChildren(uid, 0) : children
      const comingTo = (id: string) => today.find(({ userId }) => userId === id)?.coming ?? []
      const facts = children.map(child => ({
        name: mailName(child.firstName ?? '', SOMEBODY),
        week: { ...child, coming: comingTo(child.userId) },
      }))
      const end = `${publicUrl}/#${DIGEST_FRAGMENT}=${writeEndToken(uid, secret)}`
      const text = messages.text({ product: productName, week, children: facts, home: `${publicUrl}${PAGE}`, end })
      await mail.send({ to: address, subject: messages.subject, text }, 'digest')
      await digests.sent(uid, week)
      await looked(
        uid,
        children.map(({ userId }) => userId),
      )
    },
    async failed(job) {
      await digests.failed(Data.parse(job.data).uid)
    },
  }
}

/** Asks for the mails of a week once it is over, each once, whichever node comes first. */
export function digestSchedule({ db, jobs, mail, now }: DigestPorts) {
  const digests = digestStore(db.q)
  return async () => {
    const week = findDueWeek(now())
    if (!mail || week === undefined) return
    const takeSome = () =>
      db.tx(async () => {
        const parents = await digests.take(week)
        for (const uid of parents) await jobs.enqueue(DIGEST_MAIL, { uid, week }, { key: digestKey(uid) })
        return parents.length
      })
    while ((await takeSome()) > 0);
  }
}

/** One mail of a parent waits at a time. */
export const digestKey = (uid: string) => `${DIGEST_MAIL} ${uid}`

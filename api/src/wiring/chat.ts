import { chatRoutes } from '@ariane/shared/contracts/chat'
import type { FastifyInstance } from 'fastify'
import { shownName } from '../accounts/accounts.ts'
import { stopStore } from '../accounts/links/stops.ts'
import { linkStore } from '../accounts/links/store.ts'
import { identityStore } from '../accounts/sign-in/identities.ts'
import { peopleStore } from '../accounts/store.ts'
import { assignmentStore } from '../assignments/store.ts'
import { registerChatStream } from '../chat/live/stream.ts'
import type { ReportPorts } from '../chat/ports.ts'
import { REPORT_MAIL, reportMail, reportMails } from '../chat/report-mail.ts'
import { reportHandlers } from '../chat/report-routes.ts'
import { chatHandlers } from '../chat/routes.ts'
import { classMessageStore } from '../class-messages/store.ts'
import { memberStore } from '../classes/members.ts'
import { classStore } from '../classes/store.ts'
import type { Access } from '../platform/access.ts'
import type { Config } from '../platform/config.ts'
import type { Listen } from '../platform/db/notices.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { elsewhere } from '../platform/http/handlers.ts'
import type { Gate } from '../platform/http/mount.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { JobHandlers } from '../platform/jobs/types.ts'
import type { Log } from '../platform/log.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import type { Consent } from '../rights/consent/check.ts'
import { relationFinder } from '../rights/relations/relations.ts'
import { textsToChildren } from '../rights/texts/waiting.ts'
import { findMailbox } from './accounts.ts'
import type { Database } from './database.ts'
import type { FrontDoor } from './front-door.ts'

interface Needs {
  access: Access
  config: Config
  consent: Consent
  db: UnitOfWork<Database>
  door: FrontDoor
  jobs: Jobs
  limiter: SharedLimiter
  log: Log
  mail: BudgetedMailer | undefined
  now(): Date
}

/** Texts of adults outside of the chat: messages to a class, the words of given work, names of classes and adults. */
function otherTexts(db: UnitOfWork<Database>): ReportPorts['findOther'] {
  const [classMessages, work, people] = [classMessageStore(db.q), assignmentStore(db.q), peopleStore(db.q)]
  const [classes, members, links, stops] = [classStore(db.q), memberStore(db.q), linkStore(db.q), stopStore(db.q)]

  async function findName(pupil: string, id: string) {
    const adults = [...(await links.followersOf(pupil)), ...(await stops.asking(pupil))]
    const adult = adults.find(({ uid }) => uid === id)
    if (adult) return { kind: 'name' as const, id, author: id, said: shownName(adult) }
    const own = (await members.classesOf(pupil)).find(one => one.id === id)
    if (!own) return undefined
    const author = (await classes.find(id))?.named_by ?? (await members.teachersOf(id))[0]?.uid ?? null
    return { kind: 'name' as const, id, author, said: own.name }
  }
  return async (pupil, id) => {
    const found =
      (await classMessages.givenTo(pupil, id)) ?? (await work.givenTo(pupil, id)) ?? (await findName(pupil, id))
    const author = found?.author ? await people.find(found.author) : undefined
    return found && { ...found, authorName: author ? shownName(author) : '' }
  }
}

/** How the chat is composed: who follows whom, and who is still signed in, comes from accounts. */
export function wireChat({ access, config, consent, db, door, jobs, limiter, log, mail, now }: Needs) {
  const relations = relationFinder(db.q)
  const reports = reportMails({ jobs, limiter })
  const listPupils = (adult: string) => relations.pupilsFor(adult, 'chat')
  const { operators: named, productName, publicUrl } = config
  return {
    handlers: {
      ...(config.firebase
        ? elsewhere(chatRoutes)
        : chatHandlers({ access, db, limiter, now, pupilsOf: listPupils, requireConsent: consent.require })),
      // In every hosting: what is reported may be no message of the chat.
      ...reportHandlers({
        access,
        db,
        now,
        // With Firebase the pages of adults read Firestore.
        followersOf: config.firebase ? async () => [] : pupil => relations.followersFor(pupil, 'report_read'),
        findOther: otherTexts(db),
        operatorsOf: async () => [...new Set([...named, ...(await door.operators.list()).map(({ uid }) => uid)])],
        async tellOperator(to) {
          if (mail) await reports.enqueue({ to }, to)
        },
      }),
    },
    /** What of adults waits before children are given it. */
    texts: textsToChildren({ db, relations }),
    jobs: {
      [REPORT_MAIL]: reports.handler(reportMail({ mail, productName, publicUrl, mailboxOf: findMailbox(db) })),
    } as JobHandlers,
    /** Mounts the live chat. */
    registerStream: (server: FastifyInstance, listen: Listen, gate: Gate) =>
      registerChatStream(server, {
        access,
        db,
        gate,
        listen,
        log,
        now,
        pupilsOf: listPupils,
        openSessions: identityStore(db.q).openOf,
      }),
  }
}

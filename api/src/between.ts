import { emailFromLogin, hasMailbox } from '@ariane/shared/catalogue'
import { defaultSettings } from '@ariane/shared/contracts'
import { dayLater, parisDay, parisInstant } from '@ariane/shared/dates'
import { builtInTutor } from '@ariane/tutor'
import { shownName } from './accounts/accounts.ts'
import { journalKeeper } from './accounts/journal/keeper.ts'
import { codeStore, linkStore } from './accounts/links/store.ts'
import { identityStore } from './accounts/sign-in/identities.ts'
import { peopleStore } from './accounts/store.ts'
import { followedPupil } from './accounts/students/students.ts'
import { together } from './achievements/ports.ts'
import { eventChanges } from './calendar/changes.ts'
import { eventsOfPupils } from './calendar/pupils.ts'
import { calendarStore } from './calendar/store.ts'
import type { ChatPorts } from './chat/ports.ts'
import { forgetEnded } from './chat/retention.ts'
import type { FamilySources } from './families/ports.ts'
import { homeworkQuestions } from './homework/errors.ts'
import { readingStore } from './homework/reading/store.ts'
import { stopWriting } from './learning/erase.ts'
import { chapterQuestions } from './learning/errors.ts'
import { learningFacts } from './learning/facts.ts'
import { withGivers as pathsWithGivers } from './learning/given/givers.ts'
import type { GivenSources } from './learning/given/ports.ts'
import { pathScores } from './learning/path-scores.ts'
import { pathsOfPupils } from './learning/pupils.ts'
import { pathReader } from './learning/reader.ts'
import { objectivesReached } from './objectives/facts.ts'
import { objectivesOfPupils } from './objectives/pupils.ts'
import { objectivesStore } from './objectives/store.ts'
import { declared } from './wiring/personal.ts'
import { alertsOf, eventsFor } from './progress/alerts.ts'
import type { ProgressSources } from './progress/ports.ts'
import { freeIn, hasSlot, slotOf } from './progress/work-time.ts'
import type { ReviewPorts } from './review/ports.ts'
import { reviewStore } from './review/store.ts'
import { erasePerson } from './rights/deletion/erase.ts'
import { gradeChange } from './rights/grade/change.ts'
import { accountTries } from './school/accounts.ts'
import type { Services } from './services.ts'
import { settingsStore } from './settings/store.ts'

/** What pupils finished, from the areas where they did. */
export const finishedBy =
  ({ q }: Services) =>
  async (uids: string[]) =>
    together(await learningFacts(q).finishedBy(uids), await objectivesReached(q, uids))

/** What the carnet d'erreurs reads: the questions of the areas that ask some, and the free time of the work slots. */
export const reviewPorts = ({ q, now }: Services): ReviewPorts => ({
  sources: [chapterQuestions(q, builtInTutor), homeworkQuestions(q)],
  async slotsOf(userId, days) {
    const settings = (await settingsStore(q).find(userId)) ?? defaultSettings(userId)
    if (!hasSlot(settings)) return null
    const today = parisDay(now())
    const events = await calendarStore(q).between(userId, now(), parisInstant(dayLater(today, days), '00:00'))
    const busy = events
      .filter(({ allDay, cancelled, type }) => !allDay && !cancelled && type !== 'homework')
      .map(({ startDate, endDate }) => ({ start: Date.parse(startDate), end: Date.parse(endDate) }))
    return Array.from({ length: days }, (_, n) => dayLater(today, n)).flatMap(day => {
      const slot = slotOf(settings, day)
      return slot ? freeIn(slot, busy, +now()).map(free => ({ day, ...free })) : []
    })
  },
})

/** What a manager's home reads, each of his pupils in one go. */
export const familySources = (services: Services): FamilySources => {
  const { q } = services
  return {
    pupilsOf: async manager => (await linkStore(q).pupilsOf(manager)).map(followedPupil),
    eventsOf: (uids, reach) => eventsOfPupils(q)(uids, { ...reach, to: eventsFor(reach).to }),
    objectivesOf: objectivesOfPupils(q),
    pathsOf: pathsOfPupils(q),
    alertsOf,
    looked: journalKeeper(services).looked,
  }
}

/** Whom an adult gives paths to, and whose name a given path shows. */
export const givenSources = (services: Services): GivenSources => {
  const links = linkStore(services.q)
  return {
    pupilsOf: async manager => (await links.pupilsOf(manager)).map(({ uid }) => uid),
    followersOf: async pupil => (await links.followersOf(pupil)).map(row => ({ uid: row.uid, name: shownName(row) })),
    gave: (manager, pupil) => journalKeeper(services).write(manager, pupil, 'paths'),
  }
}

/** Adds to paths of a pupil the name of who gave them. */
export const withGivers = (services: Services) => pathsWithGivers(services.q, givenSources(services))

/** What alerts, suggestions and reminders are made from, and how a session that was taken becomes an event. */
export const progressSources = (services: Services): ProgressSources => {
  const { q } = services
  return {
    worksOf: async userId =>
      withGivers(services)(userId, await pathReader(q)(userId, ['pedagogical_pathway', 'homework'])),
    eventsOf: calendarStore(q).between,
    scoresOf: pathScores(q),
    settingsOf: settingsStore(q).find,
    objectivesOf: objectivesStore(q).list,
    errorsDueOf: async userId => (await reviewStore(q).listOf(userId)).map(({ due_day }) => due_day),
    addSession: ({ userId, title, description, start, end, subject }) =>
      eventChanges(services).create({
        userId,
        title,
        description,
        type: 'revision',
        startTimestamp: +start / 1000,
        endTimestamp: +end / 1000,
        allDay: false,
        meta: subject ? { subject } : {},
      }),
  }
}

/** Removes a person with everything that the areas declared; in the transaction under way. */
export const erase = async (services: Services, uid: string) => {
  await stopWriting(services, uid)
  const links = linkStore(services.q)
  for (const pupil of await links.pupilsOf(uid)) await links.end(uid, pupil.uid)
  await erasePerson(services, declared, uid)
}

/** Everybody with an account, and how one goes: for backups that bring somebody back. */
export const endings = (services: Services) => ({
  everybody: async () => (await services.q().selectFrom('people').select('uid').execute()).map(row => row.uid),
  erase: (uid: string) => erase(services, uid),
  async forgetExpired() {
    await identityStore(services.q).forgetExpired(services.now())
    await codeStore(services.q).forgetExpired(services.now())
    await readingStore(services.q).forgetOld(services.now())
    await accountTries(services).forgetOld()
    await forgetEnded(services.q, services.now(), services.config.chatKeepMonths)
    await services.hosted?.forgetConversations(services.now(), services.config.chatKeepMonths)
  },
})

/** Puts a pupil into a grade. */
export const changeGrade = (services: Services) => gradeChange(services, peopleStore(services.q).move)

const followersOf = (services: Services) => async (pupil: string) =>
  (await linkStore(services.q).followersOf(pupil)).map(row => row.uid)

/** Who follows whom, and who is still signed in, for the chat. */
export const chatPorts = (services: Services): ChatPorts => ({
  pupilsOf: async manager => (await linkStore(services.q).pupilsOf(manager)).map(({ uid }) => uid),
  followersOf: followersOf(services),
  openSessions: identityStore(services.q).openOf,
})

const created = (services: Services) => async (manager: string, pupil: string) =>
  (await linkStore(services.q).kind(manager, pupil)) === 'created'

/** What the end of an account asks of the accounts. */
export const deletionPorts = (services: Services) => ({
  followersOf: followersOf(services),
  created: created(services),
  rightPassword: services.keys.right,
})

const emailOf = (services: Services) => async (uid: string) => (await identityStore(services.q).find(uid))?.email

/** What consents ask of the accounts. */
export const consentPorts = (services: Services) => ({ created: created(services), emailOf: emailOf(services) })

/** How an operator finds an adult. */
export const approvalPorts = (services: Services) => ({
  findUid: async (identifier: string) => {
    const email = identifier.includes('@') ? identifier : emailFromLogin(identifier)
    return (await identityStore(services.q).findByEmail(email))?.id
  },
  emailOf: emailOf(services),
})

/** Where mail reaches somebody, if it does. */
export const mailboxOf = (services: Services) => async (uid: string) => {
  const email = await emailOf(services)(uid)
  return email !== undefined && hasMailbox(email) ? email : undefined
}

/** What grades ask of the accounts. */
export const gradePorts = (services: Services) => ({
  followersOf: followersOf(services),
  openedAt: async (uid: string) => (await peopleStore(services.q).find(uid))?.created_at ?? services.now(),
  change: changeGrade(services),
})

import { isAllowed } from '@ariane/shared/contracts'
import { shownName } from '../accounts/accounts.ts'
import { auditLog } from '../accounts/audit-log/audit-log.ts'
import { linkStore } from '../accounts/links/store.ts'
import { dueWork } from '../calendar/due.ts'
import { withGivers } from '../learning/assignments/givers.ts'
import { givenPathHandlers } from '../learning/assignments/routes.ts'
import { pathCardHandlers } from '../learning/cards.ts'
import { GENERATE_PATH, generation, type HoldModule } from '../learning/generation.ts'
import { modelHandlers } from '../learning/model/routes.ts'
import { learningOwners } from '../learning/owners.ts'
import type { LearningPorts } from '../learning/ports.ts'
import { type ResultPorts, resultHandlers } from '../learning/results/routes.ts'
import { learningHandlers } from '../learning/routes.ts'
import { trialHandlers } from '../learning/trial/routes.ts'
import type { Tutor } from '../learning/tutor.ts'
import type { Access, Owners } from '../platform/access.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { noteError } from '../review/note.ts'
import type { TextsToChildren } from '../rights/texts/waiting.ts'
import type { Database } from './database.ts'
import type { MayUseModel } from './tutor.ts'

interface Needs {
  access: Access
  askHomework: LearningPorts['askHomework']
  /** The pupils of a class whom a teacher follows. */
  classPupils: ResultPorts['pupilsOf']
  copyHomework(from: number, to: number): Promise<void>
  db: UnitOfWork<Database>
  holdModule: HoldModule | undefined
  jobs: Jobs
  mayUseModel: MayUseModel
  now(): Date
  texts: TextsToChildren
  tutor: Tutor
}

/** Whose a path or a module is. */
export const pathOwners = (db: UnitOfWork<Database>): Owners => learningOwners(db.q)

/** Adds to paths of a pupil the name of who gave them. */
export const withGiverNames = (db: UnitOfWork<Database>) => {
  const links = linkStore(db.q)
  return withGivers({
    followersOf: async pupil => (await links.followersOf(pupil)).map(row => ({ uid: row.uid, name: shownName(row) })),
  })
}

/** How paths are composed: homework is begun by its own area, misses go to the carnet d'erreurs. */
export function wireLearning(needs: Needs) {
  const { access, askHomework, classPupils, copyHomework, db, holdModule, jobs, mayUseModel, now, texts, tutor } = needs
  const links = linkStore(db.q)
  const log = auditLog({ db, now })
  const finishGiven = dueWork({ db, now }).finish
  return {
    handlers: {
      ...learningHandlers({ askHomework, db, jobs, finishGiven, noteError: noteError({ db, now }), now, tutor }),
      ...trialHandlers({ db, finishGiven, noteError: noteError({ db, now }), now, tutor }),
      ...modelHandlers({ db, mayUseModel, now }),
      ...pathCardHandlers({
        mayRead: async (caller, pupil) => isAllowed(await access.relation(caller, pupil), 'read', caller.role),
        copyHomework,
        db,
        jobs,
        now,
        tutor,
        withGiver: withGiverNames(db),
      }),
      ...resultHandlers({
        db,
        now,
        tutor,
        pupilsOf: classPupils,
        looked: (manager, uids) => log.writeAll(manager, uids, 'viewed'),
      }),
      ...givenPathHandlers({
        db,
        now,
        tutor,
        pupilsOf: async manager => (await links.pupilsOf(manager)).map(({ uid }) => uid),
        waiting: texts.waiting,
        gave: (manager, pupil) => log.write(manager, pupil, 'paths'),
      }),
    },
    jobs: { [GENERATE_PATH]: generation({ db, holdModule, tutor }) },
  }
}

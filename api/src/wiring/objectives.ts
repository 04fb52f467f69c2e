import { objectivesHandlers } from '../objectives/routes.ts'
import { objectivesStore } from '../objectives/store.ts'
import { taskHandlers } from '../objectives/task-routes.ts'
import { taskStore } from '../objectives/task-store.ts'
import type { Owners } from '../platform/access.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Database } from './database.ts'

interface Needs {
  db: UnitOfWork<Database>
  now(): Date
}

/** Whose an objective or a task is. */
export const objectiveOwners = (db: UnitOfWork<Database>): Owners => ({
  objectives: id => objectivesStore(db.q).owner(String(id)),
  objective_tasks: id => taskStore(db.q).owner(String(id)),
})

/** How objectives are composed. */
export const wireObjectives = ({ db, now }: Needs) => ({
  handlers: {
    ...objectivesHandlers({ db, now }),
    ...taskHandlers({ db, now }),
  },
})

import { type AssignedWork, isApart } from '@ariane/shared/contracts'
import { library } from '@ariane/tutor'
import { shownName } from '../accounts/accounts.ts'
import { auditLog } from '../accounts/audit-log/audit-log.ts'
import { peopleStore } from '../accounts/store.ts'
import { assignmentDelivery } from '../assignments/delivery.ts'
import type { AssignmentPorts, Delivered, Delivery } from '../assignments/ports.ts'
import { assignmentHandlers } from '../assignments/routes.ts'
import { assignmentStore } from '../assignments/store.ts'
import { dueWork } from '../calendar/due.ts'
import { classStore } from '../classes/store.ts'
import type { askHomework } from '../homework/ask.ts'
import { describeHomeworkAnswers } from '../homework/describe-answers.ts'
import type { HomeworkPorts } from '../homework/ports.ts'
import { readingStore } from '../homework/reading/store.ts'
import { firstLine } from '../homework/title.ts'
import { pathDelivery } from '../learning/assignments/deliver.ts'
import { pathsProgress } from '../learning/assignments/progress.ts'
import { resultStore } from '../learning/results/store.ts'
import { workResults } from '../learning/results/work.ts'
import type { Tutor } from '../learning/tutor.ts'
import { objectiveDelivery } from '../objectives/give-objective.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { fail } from '../platform/errors.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { relationFinder } from '../rights/relations/relations.ts'
import type { TextsToChildren } from '../rights/texts/waiting.ts'
import { classPupils } from './classes.ts'
import type { Database } from './database.ts'

interface Needs {
  askHomework: ReturnType<typeof askHomework>
  db: UnitOfWork<Database>
  jobs: Jobs
  now(): Date
  texts: TextsToChildren
  tutor: Tutor
}

const NONE: Delivered = { pathId: null, objectiveId: null }

/** What work is, before it is given to anybody. */
const describeWork =
  ({ tutor }: Needs, paths: ReturnType<typeof pathDelivery>): AssignmentPorts['describe'] =>
  async (work: AssignedWork, teacher: string) => {
    switch (work.kind) {
      case 'path': {
        const row = await paths.findOwn(work.pathId, teacher)
        return row && { title: row.title, grade: row.grade }
      }
      case 'topic': {
        const place = tutor.findTopic(work.topic)
        const title = work.notion === undefined ? place?.title : tutor.findNotion(work.notion)?.title
        return place && title !== undefined ? { title, grade: place.grade } : undefined
      }
      case 'homework': {
        const place = library().findPlace(work.chapterId)
        return place?.subject === work.subject ? { title: firstLine(work.text), grade: place.grade } : undefined
      }
      case 'objective':
        return { title: work.title, grade: null }
    }
  }

/** Given work behind the homework of a pupil, named as long as its giver follows him. */
export function givenWork(db: UnitOfWork<Database>): HomeworkPorts['givenOf'] {
  const [store, relations, people] = [assignmentStore(db.q), relationFinder(db.q), peopleStore(db.q)]
  return async (pupil, ids) => {
    const rows = await store.ofPaths(pupil, ids)
    const names = new Map<string, string>()
    for (const person of await people.list([...new Set(rows.flatMap(({ given_by }) => given_by ?? []))]))
      if (!isApart(await relations.between(person.uid, pupil))) names.set(person.uid, shownName(person))
    return new Map(
      rows.map(({ path_id, id, given_by, instruction, due_day }) => [
        path_id ?? 0,
        { id, instruction, dueDay: due_day, by: names.get(given_by ?? '') ?? '' },
      ]),
    )
  }
}

/** How given work is composed: paths, homework, objectives and the planner are where pupils have them. */
export function wireAssignments(needs: Needs) {
  const { askHomework, db, jobs, now, texts, tutor } = needs
  const paths = pathDelivery({ db, jobs, now, tutor })
  const objectives = objectiveDelivery({ db, now })
  const planner = dueWork({ db, now })
  const results = resultStore(db.q)

  async function deliver({ work, title, seed, dueDay, pupil, giver, file }: Delivery): Promise<Delivered> {
    const to = { pupil, giver }
    switch (work.kind) {
      case 'path':
        return { ...NONE, pathId: await paths.copy(work.pathId, to) }
      case 'topic':
        return { ...NONE, pathId: await paths.make({ ...work, title, seed }, to) }
      case 'homework': {
        const { subject, chapterId, text } = work
        const sent = { userId: pupil, pathType: 'homework' as const, desc: text, text, subject, chapterId }
        const begin = await askHomework(sent, file)
        return { ...NONE, pathId: await begin() }
      }
      case 'objective':
        return { ...NONE, objectiveId: await objectives.add({ pupil, title, criteria: work.criteria, dueDay }) }
    }
  }

  const subjectOf = (work: AssignedWork) =>
    work.kind === 'homework' ? work.subject : work.kind === 'topic' ? tutor.findTopic(work.topic)?.subject : undefined

  const ports: AssignmentPorts = {
    db,
    deliver,
    describe: describeWork(needs, paths),
    findFile: (readingId, teacher) => readingStore(db.q).mediaOf(teacher, readingId),
    note: auditLog({ db, now }).writeAll,
    now,
    progressOfObjectives: objectives.progressOf,
    progressOfPaths: pathsProgress(db.q),
    pupilsOf: classPupils({ db }),
    resultsOf: workResults({ q: db.q, tutor, describeHomework: describeHomeworkAnswers(db.q) }),
    async changedSince(notion, uids, since) {
      const [topic = ''] = notion.split('/')
      const rows = await results.count({ uids, since }, since, { topic, notion })
      return { again: rows.length, right: rows.filter(({ right, answers }) => 2 * right >= answers).length }
    },
    async gradeOf(classId) {
      const row = (await classStore(db.q).find(classId)) ?? fail('not_found')
      return row.archived_at ? fail('locked') : row.grade
    },
    waiting: texts.waiting,
    apart: texts.apart,
    namesOf: async uids => new Map((await peopleStore(db.q).list(uids)).map(row => [row.uid, shownName(row)])),
    planner: {
      async add({ pupil, title, instruction, dueDay, work, giver }) {
        const person = giver === null ? undefined : await peopleStore(db.q).find(giver)
        const givenBy = person && shownName(person)
        return planner.add({ pupil, title, description: instruction, day: dueDay, subject: subjectOf(work), givenBy })
      },
      move: planner.move,
      remove: planner.remove,
    },
    async remove(delivered) {
      await paths.remove(delivered.flatMap(({ pathId }) => pathId ?? []))
      await objectives.remove(delivered.flatMap(({ objectiveId }) => objectiveId ?? []))
    },
  }
  return { handlers: assignmentHandlers(ports), handOutOpened: assignmentDelivery(ports).handOutOpened }
}

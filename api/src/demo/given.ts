import { by, type Cast, findCaller } from './accounts.ts'
import { MATES } from './class/mates.ts'
import { INES, TEACHER } from './class/people.ts'
import type { Stage } from './stage.ts'

/** The teacher's own path, given to a part of the class. Whoever gives has to be linked already. */
export async function fillGiven({ api }: Stage, cast: Cast): Promise<void> {
  const caller = findCaller(cast, TEACHER)
  const [path] = await api.listPaths({ params: {}, body: { userId: caller.uid }, ...by(caller) })
  if (!path) throw new Error('the teacher has no path to give')
  const pupils = [INES, ...MATES.map(({ person }) => person).slice(0, 3)]
  const userIds = pupils.map(pupil => findCaller(cast, pupil).uid)
  await api.givePath({ params: { id: path.id }, body: { managerUserId: caller.uid, userIds }, ...by(caller) })
}

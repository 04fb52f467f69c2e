import { assignmentRoutes } from '@ariane/shared/contracts'
import { school } from '../../classes/testing/school.ts'
import type { OnceWorld, Target } from './targets.ts'

const countClasses = async ({ api }: OnceWorld) =>
  (await api.db.q().selectFrom('classes').select('id').execute()).length

/** Two teachers who may make a class. */
const twoTeachers = async ({ api }: OnceWorld) => ({
  caller: await school(api).teacher('Hélène'),
  another: await school(api).teacher('Samir'),
})

export async function prepareClass(world: OnceWorld): Promise<Target> {
  const before = await countClasses(world)
  const args = { name: '4e B', grade: '4ème', schoolYear: 2026 }
  return {
    args,
    other: { ...args, name: '4e C' },
    count: async () => (await countClasses(world)) - before,
    by: await twoTeachers(world),
  }
}

/** A class of two teachers with the pupil in it. */
export async function prepareNextYear(world: OnceWorld): Promise<Target> {
  const by = await twoTeachers(world)
  const at = school(world.api)
  const id = await at.open(by.caller, '4e B', '4ème')
  await at.enter(by.caller, id, world.pupil)
  await at.invite(by.caller, id, by.another)
  const before = await countClasses(world)
  const args = { id, name: '3e B', grade: '3ème', userIds: [world.pupil.uid] }
  return { args, other: { ...args, name: '3e C' }, count: async () => (await countClasses(world)) - before, by }
}

/** Work given to a class of two teachers, and the class with its pupil. */
async function prepareGiving(world: OnceWorld) {
  const by = await twoTeachers(world)
  const at = school(world.api)
  const id = await at.open(by.caller, '4e B', '4ème')
  await at.enter(by.caller, id, world.pupil)
  await at.invite(by.caller, id, by.another)
  const { q } = world.api.db
  const countAll = async () =>
    (await q().selectFrom('assignments').select('id').where('class_id', '=', id).execute()).length
  const work = { kind: 'objective', title: 'Lire vingt minutes', criteria: '' }
  return { by, id, countAll, args: { id, work, userIds: [world.pupil.uid], dueDay: '2199-01-01' } }
}

export async function prepareAssignment(world: OnceWorld): Promise<Target> {
  const { by, args, countAll } = await prepareGiving(world)
  return { args, other: { ...args, dueDay: '2199-01-02' }, count: countAll, by }
}

export async function prepareAgain(world: OnceWorld): Promise<Target> {
  const { by, args, id, countAll } = await prepareGiving(world)
  const { data } = await by.caller.call(assignmentRoutes.giveAssignment, args as never)
  const again = { id, assignmentId: data.id, userIds: [world.pupil.uid], dueDay: '2199-01-03' }
  return { args: again, other: { ...again, dueDay: '2199-01-04' }, count: async () => (await countAll()) - 1, by }
}

export async function prepareClassMessage(world: OnceWorld): Promise<Target> {
  const by = await twoTeachers(world)
  const at = school(world.api)
  const id = await at.open(by.caller, '4e B', '4ème')
  await at.enter(by.caller, id, world.pupil)
  await at.invite(by.caller, id, by.another)
  const { q } = world.api.db
  const args = { id, text: 'Contrôle lundi.', audiences: ['pupils'] }
  return {
    args,
    other: { ...args, text: 'Contrôle mardi.' },
    count: async () =>
      (await q().selectFrom('class_messages').select('id').where('class_id', '=', id).execute()).length,
    by,
  }
}

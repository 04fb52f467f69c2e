import { isManager } from '@ariane/shared/catalogue'
import type { pathAssignmentRoutes } from '@ariane/shared/contracts'
import type { Caller } from '../../platform/caller.ts'
import { ApiFailure, fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { roomForPath } from '../cards.ts'
import { copyStore } from '../copies.ts'
import { messages } from '../messages.ts'
import { isReady } from '../path.ts'
import { type CountedPath, pathStore } from '../store.ts'
import type { GivenPorts } from './ports.ts'
import { givenStore } from './store.ts'

/** Calls of contracts/path-assignments.ts. */
export function givenPathHandlers({
  db: { q, tx },
  now,
  tutor,
  pupilsOf,
  gave,
  waiting,
}: GivenPorts): Handlers<typeof pathAssignmentRoutes> {
  const paths = pathStore(q)
  const copies = copyStore(q)
  const given = givenStore(q)

  /** The pupils of the one who calls: a pupil has none. */
  async function followed(caller: Caller, named: string): Promise<string[]> {
    if (caller.role === null || !isManager(caller.role) || named !== caller.uid) fail('forbidden')
    return pupilsOf(caller.uid)
  }

  async function source(id: number): Promise<CountedPath> {
    const row = (await paths.find(id)) ?? fail('not_found')
    if (row.kind !== 'pedagogical_pathway' || !isReady(row.status)) fail('conflict')
    return row
  }

  /** An adult's own path goes as he named it; a pupil's goes like behind a link, with nothing of whose it was. */
  function shown({ done: _done, ...row }: CountedPath, caller: Caller) {
    if (row.user_id === caller.uid) return row
    const { chapter_id: chapterId, sub_chapter_id: subChapterId } = row
    const { title, subject, grade } = tutor.topic({ chapterId, subChapterId }) ?? fail('not_found')
    const description = messages.description(subject, grade, row.module_count)
    const customPrompts = row.request.customPrompts.map(prompt => ({ ...prompt, prompt_generation: '' }))
    return { ...row, title, description, request: { customPrompts } }
  }

  /** False when there is no room for it. */
  async function give(row: CountedPath, caller: Caller, pupil: string): Promise<boolean> {
    try {
      await tx(async () => {
        await roomForPath(q, pupil)
        const at = now()
        const changes = { user_id: pupil, created_at: at, active_at: at }
        const path_id = await copies.copy(shown(row, caller), changes)
        if (!(await given.add({ path_id, user_id: pupil, source_id: row.id, given_by: caller.uid, given_at: at })))
          fail('conflict')
        await gave(caller.uid, pupil)
      })
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // The same call may have come twice at once: then the pupil has it.
      return error.code === 'conflict'
    }
  }

  return {
    async givePath({ params, body, caller }) {
      const mine = await followed(caller, body.managerUserId)
      const wanted = [...new Set(body.userIds)]
      if (wanted.some(pupil => !mine.includes(pupil))) fail('forbidden')
      // Its title and those of its modules are somebody's words.
      if ((await waiting(wanted, caller.uid)).size > 0) fail('consent_needed', ['userIds'])
      const row = await source(params.id)
      const has = new Set((await given.copiesOf(row.id, wanted)).map(({ userId }) => userId))
      const full: string[] = []
      for (const pupil of wanted) {
        if (has.has(pupil) || pupil === row.user_id) continue
        if (!(await give(row, caller, pupil))) full.push(pupil)
      }
      return { status: 'success', data: { given: await given.copiesOf(row.id, mine), full } }
    },

    async listGiven({ params, body, caller }) {
      const mine = await followed(caller, body.managerUserId)
      return { status: 'success', data: { given: await given.copiesOf(params.id, mine) } }
    },

    async takeBackPath({ params, body, caller }) {
      const mine = await followed(caller, body.managerUserId)
      if (!mine.includes(body.userId)) fail('forbidden')
      await tx(async () => {
        const [copy] = await given.copiesOf(params.id, [body.userId])
        if (!copy) return fail('not_found')
        await paths.lock(copy.pathId)
        const [held] = await given.copiesOf(params.id, [body.userId])
        if (!held || held.begun) return fail('locked')
        await copies.remove(held.pathId)
        await gave(caller.uid, body.userId)
      })
      return { status: 'success', data: { given: await given.copiesOf(params.id, mine) } }
    },
  }
}

import { MAX_PATHS, type pathRoutes } from '@ariane/shared/contracts'
import type { Insertable, Kysely } from 'kysely'
import type { Caller } from '../platform/caller.ts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { copyStore } from './copies.ts'
import { generationKey } from './generation.ts'
import { messages } from './messages.ts'
import { isReady, pinnedFirst, toPathSummary } from './path.ts'
import type { PathListPorts } from './ports.ts'
import { pathReader } from './reader.ts'
import { type CountedPath, pathStore } from './store.ts'
import type { LearningTables, PathKind, PathsTable } from './tables.ts'

/** Fails with `full` when a pupil has as many paths as one may have. */
export const roomForPath = async (
  q: () => Kysely<LearningTables>,
  userId: string,
  most = MAX_PATHS,
  kind: PathKind = 'pedagogical_pathway',
) => {
  if ((await copyStore(q).countOf(userId, kind)) >= most) fail('full')
}

/** Calls of contracts/paths.ts. */
export function pathCardHandlers({
  db: { q, tx },
  now,
  jobs,
  tutor,
  mayRead,
  copyHomework,
  withGiver,
}: PathListPorts): Handlers<typeof pathRoutes> {
  const paths = pathStore(q)
  const list = pathReader(q)
  const copies = copyStore(q)
  const find = async (id: number) => (await paths.find(id)) ?? fail('not_found')

  type Changes = Pick<Insertable<PathsTable>, 'title'> & Partial<Insertable<PathsTable>>
  const copy = (row: CountedPath, changes: Changes) =>
    tx(async () => {
      const user_id = changes.user_id ?? row.user_id
      await roomForPath(q, user_id, MAX_PATHS, row.kind)
      const id = await copies.copy(row, { ...changes, user_id, created_at: now(), active_at: now() })
      if (row.kind === 'homework') await copyHomework(row.id, id)
      return id
    })

  /** The path behind a link and what it teaches. Somebody's homework, or a path that is not ready, is no such path. */
  const linked = async (id: number, token: string | undefined, caller: Caller) => {
    const row = await find(id)
    if (token !== row.link_token && !(await mayRead(caller, row.user_id))) fail('not_found')
    const topic = tutor.topic({ chapterId: row.chapter_id, subChapterId: row.sub_chapter_id })
    if (row.kind !== 'pedagogical_pathway' || !isReady(row.status) || !topic) return fail('not_found')
    return { row, topic }
  }

  return {
    async listPaths({ body }) {
      return withGiver(body.userId, pinnedFirst(await list(body.userId, ['pedagogical_pathway'])))
    },

    async renamePath({ params, body }) {
      await copies.change(params.id, { title: body.title })
      const row = await find(params.id)
      return { status: 'success', data: toPathSummary(row, row.done) }
    },

    async pinPath({ params, body }) {
      if ((await find(params.id)).kind !== 'pedagogical_pathway') fail('not_found')
      await copies.change(params.id, { pinned_at: body.pinned ? now() : null })
      const row = await find(params.id)
      return { status: 'success', data: toPathSummary(row, row.done) }
    },

    async deletePath({ params }) {
      await tx(async () => {
        await jobs.cancel(generationKey(params.id))
        await copies.remove(params.id)
      })
      return { ok: true }
    },

    async duplicatePath({ params }) {
      const row = await find(params.id)
      if (!isReady(row.status)) fail('conflict')
      return { status: 'success', data: { id: await copy(row, { title: messages.copyOf(row.title) }) } }
    },

    async previewPath({ params, body, caller }) {
      const { row, topic } = await linked(params.id, body.token, caller)
      // Its title may have been changed by its owner: the topic's own one tells nothing of anybody.
      const { title, subject, grade } = topic
      return { status: 'success', data: { title, subject, grade, moduleCount: row.module_count } }
    },

    async adoptPath({ params, body: { userId, token }, caller }) {
      const { row, topic } = await linked(params.id, token, caller)
      const { title, subject, grade } = topic
      const description = messages.description(subject, grade, row.module_count)
      // What was typed to steer the modules stays with the one who typed it.
      const customPrompts = row.request.customPrompts.map(prompt => ({ ...prompt, prompt_generation: '' }))
      const request = JSON.stringify({ customPrompts })
      return { status: 'success', data: { id: await copy(row, { user_id: userId, title, description, request }) } }
    },
  }
}

import { z } from 'zod'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { JobHandler } from '../platform/jobs/types.ts'
import { knownItems } from './known-items.ts'
import { materialStore } from './model/materials.ts'
import { toModuleRow } from './module-row.ts'
import { moduleStore, pathStore } from './store.ts'
import type { LearningTables } from './tables.ts'
import type { Tutor } from './tutor.ts'

export const GENERATE_PATH = 'generate-path'
export const generationKey = (pathId: number) => `${GENERATE_PATH}:${pathId}`

const Data = z.object({ pathId: z.number().int() })

export type HoldModule = (signal: AbortSignal) => Promise<unknown>

/** What paths are written with. */
export interface GenerationPorts {
  db: UnitOfWork<LearningTables>
  tutor: Tutor
  /** Holds each module back, where a simulation wants to watch a path grow or stop it half-way. */
  holdModule?: HoldModule | undefined
}

/**
 * Writes the modules of a path one after the other. A module is written once: a second run goes on where the first one
 * stopped.
 */
export const generation = ({ db: { q, tx }, tutor, holdModule }: GenerationPorts): JobHandler => {
  const paths = pathStore(q)
  const modules = moduleStore(q)
  const materials = materialStore(q)
  const findKnown = knownItems(q)

  return {
    async run(job, signal) {
      const { pathId } = Data.parse(job.data)
      const path = await paths.find(pathId)
      if (path?.status !== 'generating') return
      const prompts = path.request.customPrompts
      const { notion } = path.request
      const place = { chapterId: path.chapter_id, subChapterId: path.sub_chapter_id, ...(notion && { notion }) }
      const already = (await modules.listOf(pathId)).length
      // What was begun without a model goes on without it: half a path of each would repeat itself.
      const prepare = async () => {
        if (already > 0) return undefined
        const prepared = await tutor.prepare?.(place, prompts, path.user_id, signal)
        if (prepared) await tx(() => materials.keep(pathId, prepared))
        return prepared
      }
      const known = await findKnown(path)
      const material = (await materials.find(pathId)) ?? (await prepare())
      const written = tutor.write({ ...place, known }, path.seed, prompts, material)
      if (!written) return tx(() => paths.giveUp(pathId, 'no_content'))

      for (const [position, prompt] of prompts.entries()) {
        const module = written[position]
        if (position < already || !module) continue
        await holdModule?.(signal)
        signal.throwIfAborted()
        await tx(async () => {
          if ((await paths.lock(pathId))?.status !== 'generating') return
          await modules.add(toModuleRow({ path_id: pathId, position }, prompt, module))
        })
      }
      await tx(async () => {
        await paths.generated(pathId)
        await materials.forget(pathId)
      })
    },

    async failed(job) {
      await paths.giveUp(Data.parse(job.data).pathId, 'failed')
    },
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Published } from '@ariane/shared/contracts/registry'
import { declaredScreenSchema } from '@ariane/shared/contracts/screens'
import * as z from 'zod'

const root = path.join(import.meta.dirname, '..', '..', '..')
const fileSchema = z.record(z.string(), declaredScreenSchema.extend({ routes: z.array(z.string()) }))

/** What a remote in development declares, as its file says it now; nothing while the file is being written. */
export function readDevScreens(name: string): Published['exposes'] {
  try {
    const file = fileSchema.parse(JSON.parse(readFileSync(path.join(root, name, 'src/screens.json'), 'utf8')))
    const exposes = Object.entries(file).map(([id, { routes, ...screen }]) => [
      `./${id}`,
      { preload: [], kits: [], routes, screen },
    ])
    return Object.fromEntries(exposes)
  } catch {
    return {}
  }
}

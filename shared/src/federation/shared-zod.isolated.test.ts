import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type * as z from 'zod'
import { candidates } from './testing/candidates.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
/** All that a browser reads with the shared part. */
const MODULES = globSync(
  ['shared/src/contracts/*.ts', 'activities/src/**/*.ts', 'mf-learning/src/frames/*-protocol.ts'],
  {
    cwd: ROOT,
    exclude: ['**/*.test.ts', '**/solution*.ts', '**/grading/**'],
  },
)
  .filter(file => readFileSync(path.join(ROOT, file), 'utf8').includes("from 'zod'"))
  .sort()

type Schemas = Map<string, z.ZodType>

/** The schemas that modules export, also those of their calls, by where they stand. */
async function collectSchemas(): Promise<Schemas> {
  const found: Schemas = new Map()
  const collect = (value: unknown, at: string, depth: number) => {
    if (typeof value !== 'object' || value === null) return
    if ('_zod' in value) found.set(at, value as z.ZodType)
    else if (depth > 0) for (const [key, one] of Object.entries(value)) collect(one, `${at} ${key}`, depth - 1)
  }
  for (const file of MODULES) collect(await import(path.join(ROOT, file)), file, 3)
  return found
}

describe('the shared part of zod', () => {
  it('reads what zod reads, and refuses what zod refuses, with every schema', async () => {
    const whole = await collectSchemas()
    vi.resetModules()
    vi.doMock('zod', () => import('./shared-zod.ts'))
    const shared = await collectSchemas()
    vi.doUnmock('zod')
    expect(whole.size).toBeGreaterThan(700)
    expect([...shared.keys()]).toEqual([...whole.keys()])
    const counts = { read: 0, refused: 0 }
    const differing: { at: string; value: unknown }[] = []
    for (const [at, schema] of whole)
      for (const value of candidates(schema)) {
        const expected = schema.safeParse(value)
        const found = shared.get(at)?.safeParse(value)
        counts[expected.success ? 'read' : 'refused']++
        if (JSON.stringify(outcome(expected)) !== JSON.stringify(found && outcome(found))) differing.push({ at, value })
      }
    expect(differing).toEqual([])
    expect(counts.read).toBeGreaterThan(3000)
    expect(counts.refused).toBeGreaterThan(3000)
  })
})

/** What a parse gives, or where it fails. */
const outcome = ({ data, error }: z.ZodSafeParseResult<unknown>) =>
  error ? error.issues.map(({ code, path }) => [code, path]) : [data]

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '@ariane/tutor'
import { z } from 'zod'
import { listProse } from './prose.ts'
import type { Problem, Source } from './read.ts'

const Text = z.string().min(1)
/** A fact that was wrong and is put right. `was` and `is` are words of the pack, `source` is what was read to be sure. */
const Errata = z.array(z.strictObject({ date: z.iso.date(), pack: Text, was: Text, is: Text, source: Text.min(8) }))

/** The errata list: its shape, its packs, and that what it corrects is gone. */
export const errataProblems = (sources: readonly Source[]): Problem[] => {
  const full = path.join(CONTENT, 'errata.json')
  const file = 'errata.json'
  if (!existsSync(full)) return [{ file, what: 'is missing' }]
  const result = Errata.safeParse(JSON.parse(readFileSync(full, 'utf8')))
  if (!result.success) return [{ file, what: result.error.message }]
  return result.data.flatMap(({ date, pack, was, is }, i) => {
    const source = sources.find(one => one.pack.id === pack)
    const texts = source ? listProse(source.raw).map(({ text }) => text) : []
    return [
      ...(source ? [] : [{ file, what: `[${i}]: there is no pack ${pack}` }]),
      ...(date > new Date().toISOString().slice(0, 10) ? [{ file, what: `[${i}]: ${date} is to come` }] : []),
      ...(texts.some(text => text.includes(was) && !text.includes(is))
        ? [{ file, what: `[${i}]: ${pack} still says “${was}”` }]
        : []),
      ...(source && !texts.some(text => text.includes(is))
        ? [{ file, what: `[${i}]: ${pack} does not say “${is}”` }]
        : []),
    ]
  })
}

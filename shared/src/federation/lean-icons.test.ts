import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import stripIcon from './lean-icons.ts'

const library = path.dirname(createRequire(import.meta.url).resolve('lucide-react'))
const read = (name: string) => readFileSync(path.join(library, '../esm/icons', `${name}.mjs`), 'utf8')

describe('icons in what is published', () => {
  it.each(['trash', 'house', 'circle-question-mark'])('draws %s with the same lines', name => {
    const lines = (source: string) => [...source.matchAll(/ [dr]: "([^"]+)"/g)].map(([, line]) => line)
    const lean = stripIcon(read(name))
    expect(lines(lean)).toEqual(lines(read(name)))
    expect(lines(lean).length).toBeGreaterThan(0)
  })

  it('leaves out keys, names and the usual size', () => {
    for (const part of ['key: ', 'name: ', 'size: ', 'aliases: ']) expect(read('trash')).toContain(part)
    // The second is written over several lines.
    for (const name of ['trash', 'triangle-exclamation-point'])
      expect(stripIcon(read(name))).not.toMatch(/key: |name: |size: |aliases: /)
  })
})

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const page = read('docs/add-a-feature.md')

/** Paths from the root of the project; the names of single files stand in a sentence about their folder. */
const named = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, file = '']) => file)
const excerpts = [...page.matchAll(/^```tsx?\n\/\/ (\S+)\n(.*?)\n```$/gms)].map(([, file = '', text = '']) => ({
  file,
  text,
}))
/** Excerpts of a function's inside are indented less than in their file. */
const unindented = (text: string) => text.replace(/^ +/gm, '')
const steps = [...page.matchAll(/^\|[^|]*\| `([^`]+)`/gm)].map(([, file = '']) => file)

describe('docs/add-a-feature.md', () => {
  it('names files and folders that exist', () => {
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(file => !existsSync(path.join(root, file)))).toEqual([])
  })

  it('has no excerpt but those that stand in a file', () => {
    expect(excerpts.length).toBe([...page.matchAll(/^```\w/gm)].length)
    for (const { file, text } of excerpts) expect(unindented(read(file)), file).toContain(unindented(text))
  })

  it('asks for twelve files at most', () => {
    expect(new Set(steps).size).toBe(steps.length)
    expect(steps.length).toBeGreaterThan(8)
    expect(steps.length).toBeLessThanOrEqual(12)
  })
})

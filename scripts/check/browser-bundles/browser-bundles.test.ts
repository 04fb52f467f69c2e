import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@swc/core'
import { describe, expect, it } from 'vitest'
import { findServerCode } from './find-server-code.ts'
import { readServerSentences } from './server-sentences.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
const sentences = readServerSentences()
const find = (script: string) => findServerCode(script, sentences)

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** A source as the build writes it. */
const build = (file: string) =>
  transformSync(read(file), {
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      target: 'es2022',
      minify: { compress: true, mangle: true },
    },
    minify: true,
    module: { type: 'commonjs' },
  }).code

const sources = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
/** An engine that is only read takes its grader from there. */
const graders = sources('activities/src/*/grade.ts').filter(file => !read(file).includes('readOnly'))

describe('What the server keeps for itself, in a built script', () => {
  it.each([...graders, 'activities/src/grading/read-only.ts', ...sources('activities/src/*/render.ts')])(
    'is found: %s',
    file => {
      expect(find(build(file))).not.toEqual([])
    },
  )

  it.each(['quiz', 'order', 'categorize', 'mark', 'memory', 'writing', 'dictation'])(
    'is found: what describes the solution of %s',
    engine => {
      expect(find(build(`activities/src/${engine}/solution.ts`))).toContain(`a solution of ${engine}`)
    },
  )

  it('is found: the sentences of a correction, also between two values and with escapes', () => {
    expect(find('const a=b=>b?"Bravo, tout est juste !":""')).toEqual([
      expect.stringContaining('activities/src/messages.ts'),
    ])
    expect(find(`const a=(b,c)=>\`\${b} sur \${c} : regardez les corrections, puis r\\xe9essayez.\``)).toHaveLength(1)
  })

  it('is found: a pack, bundled as an object or as one string', () => {
    const file = sources('tutor/content/packs/*/questions.json')[0] ?? ''
    const pack = JSON.stringify(JSON.parse(read(file)))
    expect(find(`const a=${pack}`).join()).toContain(file)
    expect(find(`const a=JSON.parse(${JSON.stringify(pack)})`).join()).toContain(file)
  })

  it.each(sources('activities/src/*/{shape,answering,print,view}.{ts,tsx}'))('is not found in %s', file => {
    expect(find(build(file))).toEqual([])
  })
})

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtInTutor, composeHomework } from '@ariane/tutor'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plainText } from '../../activities/src/text/plain-text.ts'
import { pieces } from '../../activities/src/text/rich.ts'
import { PLAYABLE_TYPES, SCHOOL_GRADES, SUBJECTS } from '../../shared/src/catalogue/index.ts'
import { findPack } from '../tutor/case-file.ts'

const Statements = z.object({
  statements: z.array(
    z.object({ id: z.string(), subject: z.enum(SUBJECTS), grade: z.enum(SCHOOL_GRADES), statement: z.string() }),
  ),
})
const content = path.join(import.meta.dirname, '..', '..', 'tutor', 'content')
const packs = path.join(content, 'packs')
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
/** Two asterisks, one at a word, a dollar, a command of a formula: what is no sign of a text. */
const STRAY = /\*\*|(?<![\s\d])\*(?!\s)|(?<!\s)\*(?![\s\d])|\$|\\[a-z]+/
/** A full stop behind the end of a sentence: « **C’est vrai.**. ». */
const TWO_STOPS = /[.!?…][*_]*\.(?!\.)(?<!\.{3})/

/** What a person reads of a line: its plain words, those in bold and italics included. */
function listWords(line: string): string[] {
  return pieces(line).flatMap(({ kind, text }) => {
    if (kind === 'bold' || kind === 'italic') return listWords(text)
    return kind === 'text' ? [text] : []
  })
}

function* listLines(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.split('\n')
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) yield* listLines(one)
}

const hasStray = (line: string) => listWords(line).some(words => STRAY.test(words)) || STRAY.test(plainText(line))

it('@M02 no sign of the writing is left in a text of a pack', () => {
  const files = globSync('**/*.json', { cwd: packs })
  expect(files.length).toBeGreaterThan(400)
  const stray = files.flatMap(file => {
    const lines = [...listLines(readJson(path.join(packs, file)))]
    return lines.filter(hasStray).map(line => `${file}: ${line}`)
  })
  expect(stray).toEqual([])
})

describe('@M02 what is made of a pack', () => {
  const ids = [...new Set(globSync('*/*.json', { cwd: packs }).map(file => path.dirname(file)))].sort()
  const prompts = PLAYABLE_TYPES.map(type => ({ type, title: '', prompt_generation: '' }))
  const drawn = ids.filter((_, n) => n % 40 === 7)
  it.each(drawn)('%s: each module has no sign of the writing left, and no sentence two ends', id => {
    const place = { chapterId: '', subChapterId: null }
    const modules = builtInTutor.write(place, 1, prompts, { pack: findPack(id) }) ?? []
    expect(modules.length).toBe(prompts.length)
    const lines = [...listLines(modules.map(({ content, activity, solutions }) => [content, activity, solutions]))]
    expect(lines.filter(line => hasStray(line) || TWO_STOPS.test(line))).toEqual([])
  })
})

it('@H02 no sign of the writing is left in a text of a homework', () => {
  const { statements } = Statements.parse(readJson(path.join(content, 'cases', 'homework', 'statements-labelled.json')))
  const chosen = statements.filter(({ statement }) => !/[*$\\]/.test(statement)).slice(0, 40)
  expect(chosen).toHaveLength(40)
  const flaws = chosen.flatMap(({ id, subject, grade, statement }) => {
    const { exercises } = composeHomework({ desc: statement, text: statement, subject, grade, chapter: '', seed: 1 })
    // What is expected never leaves the server.
    const shown = exercises.map(({ questions, ...exercise }) => [
      exercise,
      questions.map(({ expected: _hidden, ...question }) => question),
    ])
    return [...listLines(shown)].filter(line => hasStray(line) || TWO_STOPS.test(line)).map(line => `${id}: ${line}`)
  })
  expect(flaws).toEqual([])
})

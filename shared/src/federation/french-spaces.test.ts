import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { parse } from 'acorn'
import { full } from 'acorn-walk'
import { describe, expect, it } from 'vitest'
import withFrenchSpaces from './french-spaces.ts'
import { isSentences } from './loaders.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
const count = '$' + '{count}'
const CASES = [
  ["export const a = 'Quel chapitre ?'", "export const a = 'Quel chapitre\u00a0?'"],
  ["const a = '« Bonjour » : dit-il ; oui !'", "const a = '«\u00a0Bonjour\u00a0»\u00a0: dit-il\u00a0; oui\u00a0!'"],
  [
    `const a = (count: number) => \`« ${count} » : ${count} %\``,
    `const a = (count: number) => \`«\u00a0${count}\u00a0»\u00a0: ${count}\u00a0%\``,
  ],
  // Code, types and comments stay as they are.
  ["const a = (n: number) => (n > 1 ? 'x' : 'y') // quoi ?", "const a = (n: number) => (n > 1 ? 'x' : 'y') // quoi ?"],
  ["const a = '/path ?a=1 :id'", "const a = '/path ?a=1 :id'"],
] as const

/** The texts of a module that a line may break before « ? », « : », « » ». */
function breakable(source: string): string[] {
  const found: string[] = []
  full(parse(stripTypeScriptTypes(source), { ecmaVersion: 'latest', sourceType: 'module' }), node => {
    const text = JSON.stringify('quasis' in node ? '' : ((node as { value?: unknown }).value ?? ''))
    if (/[^\s] [;:?!»%](?![\p{L}\d/\\(])|« /u.test(text)) found.push(text)
  })
  return found
}

/** What a screen puts around a text, which no module of sentences has: '« {said} »', `${name} ?`; what is only heard has no lines. */
const joinsBreakably = (source: string) =>
  /\$\{[^{}]*\} [:;?!»%](?![\w(])|« \$?\{|\} »|' [:;?!] '\)/u.test(source.replace(/aria-[a-z]+=\{`[^`]*`\}/g, ''))

describe('French spaces', () => {
  it.each(CASES)('of %s', (source, expected) => {
    expect(withFrenchSpaces(source)).toBe(expected)
  })

  it.each([
    ['<Text>« {said} »</Text>', true],
    [`const said = \`${count} ?\``, true],
    ["parts.join(' : ')", true],
    [`const a = b ? \`${count}\` : d`, false],
    [`<Box aria-valuetext={\`${count} %\`} />`, false],
    ['<Text>«&nbsp;{said}&nbsp;»</Text>', false],
  ])('between what a screen joins: %s', (source, isBreakable) => {
    expect(joinsBreakably(source)).toBe(isBreakable)
  })

  it('stand between what screens join (@U05)', () => {
    const files = globSync('{activities,mf-*,shared,shell}/src/**/*.tsx', { cwd: root }).filter(
      file => !file.endsWith('.test.tsx'),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(file => joinsBreakably(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })

  it('are written out where no build puts them: in what the API sends (@U05)', () => {
    // Terminals break no lines there, and nobody is sent the demonstration's.
    const files = globSync('api/src/**/messages.ts', { cwd: root }).filter(
      file => !/^api\/src\/(demo|installation|platform|site)\//.test(file),
    )
    expect(files.length).toBeGreaterThan(10)
    expect(files.flatMap(file => breakable(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })

  it('are put into every module of sentences that a screen has (@U05)', () => {
    const files = globSync('{activities,mf-*,shared,shell}/src/**/{,*-}messages{,-*}.ts', { cwd: root })
      .filter(file => !/use-messages/.test(file))
      .map(file => path.join(root, file))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter(file => !isSentences(file))).toEqual([])
    const sources = files.map(file => readFileSync(file, 'utf8'))
    expect(sources.flatMap(breakable).length).toBeGreaterThan(1000)
    expect(sources.map(withFrenchSpaces).flatMap(breakable)).toEqual([])
  })
})

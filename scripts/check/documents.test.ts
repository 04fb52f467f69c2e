import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../site/packages.ts'

const documents = globSync(
  ['*.md', 'docs/*.md', '{api,e2e,shared,shell,speech,tutor}/**/README.md', 'mf-*/**/README.md'],
  { cwd: ROOT, exclude: ['**/node_modules/**'] },
).sort()
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const TOP = '(?:activities|api|deploy|docs|e2e|mf-[a-z]+|scripts|shared|shell|speech|tutor)'
/** A path from the root that ends in an extension, and one that stands alone between backticks. */
const PATHS = [
  new RegExp(`(?<![\\w/.@~-])${TOP}/[\\w./*{},-]*?\\.(?:cjs|json|md|mjs|tsx?|yaml)\\b`, 'g'),
  new RegExp(`(?<=\`)${TOP}/[\\w./*{},-]+(?=\`)`, 'g'),
]
/** What a document asks its reader to create. */
const IMAGINED = /^mf-example\/|\/isolated\/example\.spec\.ts$/

const pathsIn = (text: string) => PATHS.flatMap(pattern => text.match(pattern) ?? [])
const exists = (name: string) =>
  /[*{]/.test(name) ? globSync(name, { cwd: ROOT }).length > 0 : existsSync(path.join(ROOT, name))

it('the documents name no file that is not there', () => {
  const named = documents.flatMap(file => pathsIn(read(file)).map(name => ({ file, name })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !IMAGINED.test(name) && !exists(name))).toEqual([])
})

const ROW = /^- \*\*([A-Z]\d\d)\*\* (built|in part|not built): .*?(?: \(\[[^\]]*\]\(\.\.\/([^)]*)\)\))?$/gm
const features = read('docs/features.md')
const rows = [...features.matchAll(ROW)].map(([, id = '', state, link = '']) => ({ id, state, link }))
const ids = new Set(rows.map(({ id }) => id))

it('each feature is listed once, and one that is built links to a test that names it', () => {
  expect(rows.length).toBe(features.match(/^- /gm)?.length)
  expect(rows.length).toBe(ids.size)
  const isShown = ({ id, link }: (typeof rows)[number]) =>
    /\.(test|spec)\.tsx?$|^e2e\/engines\//.test(link) && exists(link) && read(link).includes(`@${id}`)
  expect(rows.filter(row => (row.link || row.state === 'built') && !isShown(row))).toEqual([])
})

it('tests name no feature that is not in the list', () => {
  const folders = '{activities,api,e2e,importer,mf-*,scripts,shared,shell,tutor}'
  const files = globSync([`${folders}/**/*.{test,spec}.{ts,tsx}`, 'e2e/engines/*.ts'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  })
  const named = files.flatMap(file =>
    [...read(file).matchAll(/[ '`]@([A-Z]\d\d)(?=[ '`])/g)].map(([, id = '']) => ({ file, id })),
  )
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter(({ id }) => !ids.has(id))).toEqual([])
})

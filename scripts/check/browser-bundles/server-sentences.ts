// Sentences that stand only in code and content of the server: none of them belongs into a file for browsers.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { listTexts, stringsIn } from './read-strings.ts'
import { ACTIVITY_SERVER_HALF } from './server-half.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
const SERVER_CODE = new RegExp(`^tutor/|${ACTIVITY_SERVER_HALF}`)
/** Sides of the messages of an activity that only the server imports. */
const SERVER_MESSAGES = new Set(['correction', 'statement'])
/** Shorter ones also stand in libraries. */
const MIN_CHARACTERS = 20
const MIN_WORDS = 3

const isSentence = (text: string) => text.length >= MIN_CHARACTERS && text.trim().split(/\s+/).length >= MIN_WORDS

const parse = (file: string) =>
  parseSync(readFileSync(path.join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }).body

const isServerMessage = (item: ReturnType<typeof parse>[number]) =>
  item.type === 'ExportDeclaration' &&
  item.declaration.type === 'VariableDeclaration' &&
  item.declaration.declarations.some(({ id }) => id.type === 'Identifier' && SERVER_MESSAGES.has(id.value))

/** Each sentence that stands only on the server, with the file that holds it. */
export function readServerSentences(): Map<string, string> {
  const server = new Map<string, string>()
  const browser = new Set<string>()
  const keep = (isServer: boolean, file: string, texts: string[]) => {
    for (const text of texts.filter(isSentence))
      if (isServer) server.set(text, file)
      else browser.add(text)
  }
  const code = globSync('{activities,shared,shell,tutor,mf-*}/src/**/*.{ts,tsx}', { cwd: root })
  for (const file of code.filter(name => !/\.test\.tsx?$|\/testing\//.test(name))) {
    const isServer = SERVER_CODE.test(file)
    for (const item of parse(file)) keep(isServer || isServerMessage(item), file, stringsIn(item))
  }
  for (const file of globSync('tutor/content/{packs,cases}/**/*.json', { cwd: root }))
    keep(true, file, listTexts(JSON.parse(readFileSync(path.join(root, file), 'utf8'))))
  for (const text of browser) server.delete(text)
  return server
}

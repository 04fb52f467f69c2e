import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which part of a pack stands in which file of its folder, so that authors do not meet in one file. */
const FILES = {
  'lesson.json': [
    'id',
    'version',
    'subject',
    'grade',
    'chapter',
    'subChapter',
    'lang',
    'programme',
    'licence',
    'checks',
    'keywords',
    'summary',
    'texts',
    'events',
    'tables',
  ],
  'notions.json': ['notions', 'terms', 'facts', 'sequences', 'categories', 'pairs', 'scales', 'numberLines'],
  'questions.json': [
    'mcqs',
    'cloze',
    'questions',
    'dictations',
    'corrections',
    'translations',
    'generators',
    'valueReadings',
    'pointPlacings',
    'imageDrawings',
  ],
  'claims.json': ['claims'],
  'figures.json': ['figures', 'zones', 'legends', 'pictures'],
  'answers.json': ['again', 'reasons', 'confusions'],
} as const

/** Files that a pack need not have. */
const OPTIONAL = new Set<string>(['claims.json', 'figures.json', 'answers.json'])

type FileName = keyof typeof FILES
const NAMES = Object.keys(FILES) as FileName[]

/** The file of a pack's folder in which a part stands; the lesson's where the part is unknown. */
export const packFileName = (part: string): FileName =>
  NAMES.find(name => FILES[name].some(known => known === part)) ?? 'lesson.json'

/** A pack cut into the files of its folder, each with its parts in the order in which they were given. */
export const splitPack = (pack: Record<string, unknown>): Record<FileName, Record<string, unknown>> => {
  const files: Record<FileName, Record<string, unknown>> = {
    'lesson.json': {},
    'notions.json': {},
    'questions.json': {},
    'claims.json': {},
    'figures.json': {},
    'answers.json': {},
  }
  for (const [part, value] of Object.entries(pack)) files[packFileName(part)][part] = value
  return files
}

/**
 * What the files of a pack's folder say, put together and not yet checked against the schema of packs.
 * Throws, naming the file, when one is missing, is not JSON, is unknown, or holds a part that stands elsewhere.
 */
export const readPackFolder = (folder: string): Record<string, unknown> => {
  const stranger = readdirSync(folder).find(name => !NAMES.some(known => known === name))
  if (stranger) throw new Error(`${stranger}: no file of a pack has this name`)
  const pack: Record<string, unknown> = {}
  for (const name of NAMES) {
    if (OPTIONAL.has(name) && !existsSync(join(folder, name))) continue
    for (const [part, value] of Object.entries(readParts(folder, name))) {
      if (packFileName(part) !== name) throw new Error(`${name}: « ${part} » stands in ${packFileName(part)}`)
      pack[part] = value
    }
  }
  return pack
}

const readParts = (folder: string, name: FileName): object => {
  const file = join(folder, name)
  if (!existsSync(file)) throw new Error(`${name}: is missing`)
  try {
    const parts: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (parts && typeof parts === 'object') return parts
  } catch (error) {
    throw new Error(`${name}: not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw new Error(`${name}: not an object`)
}

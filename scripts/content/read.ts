import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, Curriculum, Pack, packFileName, readPackFolder } from '@ariane/tutor'

/** Something wrong in a file, in one line for the person who writes it. */
export type Problem = { file: string; what: string }
/** A pack as it stands in its folder: the check speaks of the folder, the tutor reads the pack. */
export type Source = { folder: string; raw: Record<string, unknown>; pack: Pack }
/** A chapter or sub-chapter that wants a pack. */
export type Place = { subject: string; grade: string; chapter: string; title: string | null; programme: string }

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const relative = (file: string) => path.relative(CONTENT, file)

/** Every place of the curriculum by id, with what is wrong in its files. */
export const readCurriculum = (): { places: Map<string, Place>; problems: Problem[] } => {
  const places = new Map<string, Place>()
  const problems: Problem[] = []
  for (const file of globSync(`${CONTENT}/curriculum/*.json`)) {
    const result = Curriculum.safeParse(json(file))
    if (!result.success) {
      problems.push({ file: relative(file), what: result.error.message })
      continue
    }
    const { subject, grades } = result.data
    for (const { grade, programme, chapters } of grades)
      for (const chapter of chapters) {
        const leaves = chapter.subChapters.length > 0 ? chapter.subChapters : [{ id: chapter.id, title: null }]
        for (const { id, title } of leaves) {
          if (places.has(id)) problems.push({ file: relative(file), what: `the id ${id} is used twice` })
          const named = `${programme.title} ${programme.source}`
          places.set(id, { subject, grade, chapter: chapter.title, title, programme: named })
        }
      }
  }
  return { places, problems }
}

const packFolders = () => globSync(`${CONTENT}/packs/*`).toSorted()

/** Where packs are begun: what is unfinished must not be in the library. */
export const DRAFTS = path.join(CONTENT, '..', '..', '.build', 'drafts')

/** The packs that the arguments name: a folder, also of a draft, or a word of the name; the library when there is none. */
export const chosenFolders = (wanted: readonly string[]): string[] => {
  const folders = packFolders()
  if (wanted.length === 0) return folders
  const known = [...folders, ...globSync(`${DRAFTS}/*`)]
  const paths = wanted.filter(word => existsSync(word)).map(word => path.resolve(word))
  const words = wanted.filter(word => !existsSync(word))
  return known.filter(
    folder =>
      paths.some(wish => folder === wish || folder.startsWith(wish + path.sep) || wish.startsWith(folder + path.sep)) ||
      words.some(word => path.basename(folder).includes(word)),
  )
}

/** The packs of some folders; one that breaks its schema is reported and left out. */
export const readPacks = (folders: readonly string[]): { sources: Source[]; problems: Problem[] } => {
  const problems: Problem[] = []
  const sources = folders.flatMap((full): Source[] => {
    const folder = relative(full)
    let raw: Record<string, unknown>
    try {
      raw = readPackFolder(full)
    } catch (error) {
      problems.push({ file: folder, what: error instanceof Error ? error.message : String(error) })
      return []
    }
    const result = Pack.safeParse(raw)
    if (result.success) return [{ folder, raw, pack: result.data }]
    for (const { path: at, message } of result.error.issues)
      problems.push({
        file: path.join(folder, packFileName(String(at[0]))),
        what: `schema, ${at.join('.') || 'pack'}: ${message}`,
      })
    return []
  })
  return { sources, problems }
}

export const everyPack = () => readPacks(packFolders())

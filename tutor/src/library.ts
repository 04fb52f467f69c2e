import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import type { Chapter } from '@ariane/shared/contracts/learning'
import type { z } from 'zod'
import { merge } from './merge.ts'
import { findUnfitTypes } from './modules/find-unfit-types.ts'
import { Curriculum, Pack } from './pack.ts'
import { readPackFolder } from './pack-files.ts'
import { plainModules, proposedModules } from './proposals.ts'
import { typesetTitle } from './typeset-title.ts'

export const CONTENT = fileURLToPath(new URL('../content/', import.meta.url))

/** A chapter or sub-chapter that can be studied. */
type Topic = {
  subject: Subject
  grade: SchoolGrade
  chapterId: string
  subChapterId: string | null
  title: string
  pack: Pack
  /** The packs that it is made of: its own, or those of its sub-chapters. */
  parts: readonly Pack[]
}

/** A place of the programme, whether something is known about it or not. */
type ProgrammePlace = Omit<Topic, 'pack' | 'parts'> & { chapter: string }

export interface Library {
  /** Every chapter of a subject at a grade; modules that need no knowledge are proposed where there is no pack. */
  programme(subject: Subject, grade: SchoolGrade): Chapter[]
  /** A chapter or sub-chapter of the programme; undefined when it is unknown. */
  findPlace(chapterId: string, subChapterId?: string | null): ProgrammePlace | undefined
  /** The chapters of a subject at a grade that a pack stands behind, in the order of the programme. */
  listChapters(subject: Subject, grade: SchoolGrade): Chapter[]
  /** A chapter, or one of its sub-chapters; undefined when it is unknown or has no pack. */
  topic(chapterId: string, subChapterId?: string | null): Topic | undefined
  /** Every pack of a subject at a grade. */
  listPacks(subject: Subject, grade: SchoolGrade): Pack[]
  packs: readonly Pack[]
  /** A sub-chapter or a chapter by its id alone, with the title of its chapter. */
  topicById(id: string): (Topic & { chapter: string }) | undefined
  /** Files that were left out, and why. */
  problems: readonly string[]
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Reads `<folder>/curriculum/*.json` and `<folder>/packs/*`. A file or pack that breaks its schema is left out and named. */
export const loadLibrary = (folder: string): Library => {
  const problems: string[] = []

  const read = <T extends z.ZodType>(path: string, schema: T, load: (path: string) => unknown): z.output<T>[] => {
    try {
      return [schema.parse(load(join(folder, path)))]
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  }
  const entries = (part: string) =>
    readdirSync(join(folder, part))
      .sort()
      .map(name => join(part, name))

  const packs = new Map<string, Pack>()
  for (const path of entries('packs')) {
    for (const pack of read(path, Pack, readPackFolder)) {
      if (pack.id === basename(path)) packs.set(pack.id, pack)
      else problems.push(`${path}: holds the pack ${pack.id}`)
    }
  }

  const topics = new Map<string, Topic>()
  const byId = new Map<string, Topic & { chapter: string }>()
  const places = new Map<string, ProgrammePlace>()
  const chapters = new Map<string, Chapter[]>()
  const programmes = new Map<string, Chapter[]>()
  const moved = new Map<string, string>()
  const place = (subject: Subject, grade: SchoolGrade) => `${subject} ${grade}`
  const name = (chapterId: string, subChapterId?: string | null) => `${chapterId}/${subChapterId ?? ''}`
  const nameNow = (chapterId: string, subChapterId?: string | null) => {
    const before = name(chapterId, subChapterId)
    return moved.get(before) ?? before
  }

  for (const { subject, grades } of entries('curriculum').flatMap(path => read(path, Curriculum, readJson))) {
    for (const { grade, chapters: published } of grades) {
      const programme = published.map(printed)
      const offered = programme.flatMap((chapter): Chapter[] => {
        const add = (title: string, pack: Pack, subChapterId: string | null, parts: readonly Pack[] = [pack]) => {
          const topic = { subject, grade, chapterId: chapter.id, subChapterId, title, pack, parts }
          topics.set(name(chapter.id, subChapterId), topic)
          byId.set(subChapterId ?? chapter.id, { ...topic, chapter: chapter.title })
          const unfit = findUnfitTypes(subject, pack)
          return { id: subChapterId ?? chapter.id, title, prompts: proposedModules(pack), unfit }
        }
        const known = chapter.subChapters.flatMap(({ id, title }) => {
          const pack = packs.get(id)
          return pack ? [{ pack, entry: add(title, pack, id) }] : []
        })
        const own = packs.get(chapter.id)
        const [first, ...others] = [...(own ? [own] : []), ...known.map(({ pack }) => pack)]
        if (!first) return []
        const pack = merge(chapter, [first, ...others])
        return [{ ...add(chapter.title, pack, null, [first, ...others]), subChapters: known.map(({ entry }) => entry) }]
      })
      chapters.set(place(subject, grade), offered)
      programmes.set(
        place(subject, grade),
        programme.map(({ id, title, subChapters }) => {
          const entry = (subChapterId: string | null, label: string) => {
            places.set(name(id, subChapterId), {
              subject,
              grade,
              chapterId: id,
              subChapterId,
              title: label,
              chapter: title,
            })
            return (
              offeredAt(offered, id, subChapterId) ?? {
                id: subChapterId ?? id,
                title: label,
                prompts: plainModules(label),
                unfit: findUnfitTypes(subject, undefined),
              }
            )
          }
          for (const sub of subChapters)
            for (const former of sub.formerly) moved.set(name(former, sub.id), name(id, sub.id))
          return { ...entry(null, title), subChapters: subChapters.map(sub => entry(sub.id, sub.title)) }
        }),
      )
    }
  }

  const placed = new Set([...topics.values()].map(topic => topic.subChapterId ?? topic.chapterId))
  for (const id of packs.keys()) if (!placed.has(id)) problems.push(`${id}: not in the curriculum`)

  return {
    listChapters: (subject, grade) => chapters.get(place(subject, grade)) ?? [],
    programme: (subject, grade) => programmes.get(place(subject, grade)) ?? [],
    topic: (chapterId, subChapterId) => topics.get(nameNow(chapterId, subChapterId)),
    topicById: id => byId.get(id),
    findPlace: (chapterId, subChapterId) => places.get(nameNow(chapterId, subChapterId)),
    listPacks: (subject, grade) => [...packs.values()].filter(pack => pack.subject === subject && pack.grade === grade),
    packs: [...packs.values()],
    problems,
  }
}

type Published = Curriculum['grades'][number]['chapters'][number]

/** Its titles as they are shown. */
const printed = (chapter: Published): Published => ({
  ...chapter,
  title: typesetTitle(chapter.title),
  subChapters: chapter.subChapters.map(sub => ({ ...sub, title: typesetTitle(sub.title) })),
})

/** A chapter as it is offered, without its parts, or one of them. */
const offeredAt = (offered: readonly Chapter[], chapterId: string, subChapterId: string | null) => {
  const chapter = offered.find(({ id }) => id === chapterId)
  if (!chapter) return undefined
  return subChapterId ? chapter.subChapters.find(({ id }) => id === subChapterId) : chapter
}

let loaded: Library | undefined

/** The content of the product, read once, at its first use. */
export const library = (): Library => {
  loaded ??= loadLibrary(CONTENT)
  return loaded
}

/** For tests: answers from another content from now on; undefined ends it. @internal */
export const studyFrom = (other: Library | undefined): void => {
  loaded = other
}

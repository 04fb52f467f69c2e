import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { library } from './library.ts'
import { findChapterNotion } from './modules/chapter-notions.ts'
import type { RenderedModule } from './modules/index.ts'
import type { Notion } from './notions.ts'
import type { Pack } from './pack.ts'

/** How items of several packs are told apart in the pack of a whole chapter (merge.ts). */
const PREFIXED = /^(\d+)-(.+)$/

/** 'math-4-pythagore/additionner-carres': the same notion has the same reference on its own and in a whole chapter. */
function toNotionRef(notion: string, parts: readonly Pack[]): string | undefined {
  const [first, ...others] = parts
  if (others.length === 0) return first && `${first.id}/${notion}`
  const [, number = '', id = ''] = PREFIXED.exec(notion) ?? []
  const pack = parts[Number(number) - 1]
  return pack && `${pack.id}/${id}`
}

/** The notion that each chapter of a module asks for; chapters without one are left out. */
export function listNotionRefs(
  { chapterUses = {} }: Pick<RenderedModule, 'chapterUses'>,
  notions: readonly Notion[] | undefined,
  parts: readonly Pack[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chapterUses).flatMap(([chapter, uses]) => {
      const notion = findChapterNotion(notions, uses)
      const ref = notion && toNotionRef(notion, parts)
      return ref ? [[chapter, ref]] : []
    }),
  )
}

/** A notion by its reference; undefined when its pack does not name it any more. */
export function findNotion(ref: string): { id: string; title: string } | undefined {
  const [pack = '', id = ''] = ref.split('/')
  const notion = library()
    .topicById(pack)
    ?.parts.find(part => part.id === pack)
    ?.notions?.find(one => one.id === id)
  return notion && { id: notion.id, title: notion.title }
}

/** A place of the programme by the id of its sub-chapter, or of its chapter. */
interface FoundTopic {
  chapterId: string
  subChapterId: string | null
  title: string
  chapter: string
  subject: Subject
  grade: SchoolGrade
}

/** A sub-chapter or chapter by its id alone; undefined when nothing is known about it any more. */
export function findTopic(id: string): FoundTopic | undefined {
  const topic = library().topicById(id)
  if (!topic) return undefined
  const { chapterId, subChapterId, title, chapter, subject, grade } = topic
  return { chapterId, subChapterId, title, chapter, subject, grade }
}

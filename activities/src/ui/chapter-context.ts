import { createContext } from 'react'

/** The module and chapter that are shown, its other chapters, and how to open them. */
type ShownChapter = {
  moduleId: number
  chapter: string
  title: string
  chapters: { id: string; title: string; done: boolean }[]
  open: (chapter: string) => void
}
export const ChapterContext = createContext<ShownChapter>({
  moduleId: 0,
  chapter: '',
  title: '',
  chapters: [],
  open: () => undefined,
})

import { createContext } from 'react'

/** The module and chapter that are shown, its other chapters, and how to open them. */
type ShownChapter = {
  moduleId: number
  chapter: string
  title: string
  /** Whether the title stands above the frame. */
  isSaid: boolean
  chapters: { id: string; title: string; done: boolean }[]
  open: (chapter: string) => void
}
export const ChapterContext = createContext<ShownChapter>({
  moduleId: 0,
  chapter: '',
  title: '',
  isSaid: false,
  chapters: [],
  open: () => undefined,
})

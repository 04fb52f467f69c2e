import type { Rendered } from '../rendered.ts'

type ContentsMaterial = { title: string; intro: string }

export const renderContents = ({ title, intro }: ContentsMaterial): Rendered<'contents'> => ({
  title,
  data: { engine: 'contents', intro },
  solution: { engine: 'contents' },
})

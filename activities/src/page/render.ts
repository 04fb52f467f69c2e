import type { Rendered } from '../rendered.ts'

/** A page with its voice: `spoken` is what it says, part by part, in French. */
type PageMaterial = { title: string; body: string; spoken: readonly string[] }

export const renderPage = ({ title, body, spoken }: PageMaterial): Rendered<'page'> => ({
  title,
  data: { engine: 'page', body, spoken: [...spoken] },
  solution: { engine: 'page' },
  speech: spoken.map(text => ({ text, lang: 'fr' })),
})

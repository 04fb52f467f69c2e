import type { Rendered } from '../rendered.ts'

/** Lines that appear while they are read aloud, in French. */
type NarratedMaterial = { title: string; lines: readonly { shown: string; said: string }[] }

export const renderNarrated = ({ title, lines }: NarratedMaterial): Rendered<'narrated'> => ({
  title,
  data: { engine: 'narrated', lines: [...lines] },
  solution: { engine: 'narrated' },
  speech: lines.map(({ said }) => ({ text: said, lang: 'fr' })),
})

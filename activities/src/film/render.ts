import type { Rendered } from '../rendered.ts'

/** `link` is the address of a player. */
type FilmMaterial = { title: string; link: string }

export const renderFilm = ({ title, link }: FilmMaterial): Rendered<'film'> => ({
  title,
  data: { engine: 'film', link },
  solution: { engine: 'film' },
})

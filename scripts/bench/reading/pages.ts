import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const folder = path.join(import.meta.dirname, 'pages')

const Distortion = z.object({
  desk: z.enum(['light', 'dark']),
  turn: z.number(),
  tilt: z.number(),
  shadow: z.number(),
  blur: z.number(),
  noise: z.number(),
  quality: z.number(),
  megapixels: z.number(),
  curve: z.number().optional(),
  dim: z.number().optional(),
  yellow: z.number().optional(),
  fill: z.number(),
})
const Page = z.object({
  id: z.string(),
  html: z.string(),
  /** Fractions as `$\frac{a}{b}$`, exponents as `^{n}`, rows of tables as `a | b`. */
  truth: z.string(),
  fractions: z.number(),
  exponents: z.number(),
  distortion: Distortion,
})
export type Page = z.infer<typeof Page>

/** The pages of the reading bench, each with what a reader has to find on it. */
export const pages = (): Page[] =>
  z.array(Page).parse(JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')))

export const pageFile = ({ html }: Page): string => path.join(folder, html)

import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'

/** The words of the lesson whose meaning the path has neither shown nor asked for. */
export const listUnseenTerms = ({ pack, seen }: Pick<Context, 'pack' | 'seen'>): Pack['terms'] =>
  pack.terms.filter(({ id }) => !seen.has(`word:${id}`) && !seen.has(`term:${id}`))

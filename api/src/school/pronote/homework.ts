import { z } from 'zod'
import { shaped } from '../read-json.ts'
import type { Assignment, SchoolContext } from '../types.ts'
import { parseDay } from './dates.ts'
import { ask, type PronoteSession } from './session.ts'

const TAB = 88

const V = <T extends z.ZodType>(value: T) => z.looseObject({ V: value })
const Book = z.looseObject({
  ListeTravauxAFaire: V(
    z.array(
      z.looseObject({
        descriptif: V(z.string()),
        PourLe: V(z.string()),
        TAFFait: z.boolean().optional(),
        Matiere: V(z.looseObject({ L: z.string() })),
      }),
    ),
  ),
})

/** What is to be done for the weeks from `first` to `last`. */
export async function readAssignments(
  session: PronoteSession,
  first: number,
  last: number,
  context: SchoolContext,
): Promise<Assignment[]> {
  const data = { domaine: { _T: 8, V: `[${first}..${last}]` } }
  const answer = await ask(session, { name: 'PageCahierDeTexte', data, tab: TAB }, context)
  return shaped(answer, Book).ListeTravauxAFaire.V.map(item => ({
    subject: item.Matiere.V.L,
    due: parseDay(item.PourLe.V),
    html: item.descriptif.V,
    done: item.TAFFait ?? false,
    test: false,
  }))
}

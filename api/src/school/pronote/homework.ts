import { z } from 'zod'
import { shaped } from '../read-json.ts'
import { type Collector, narrow } from '../reading.ts'
import type { Assignment, SchoolContext, Scope } from '../types.ts'
import { parseDay } from './dates.ts'
import { PROTOCOL } from './protocol.ts'
import { ask, type PronoteSession } from './session.ts'

const V = <T extends z.ZodType>(value: T) => z.looseObject({ V: value })
const Book = z.looseObject({ ListeTravauxAFaire: V(z.array(z.unknown())) })
const Due = z.looseObject({ PourLe: V(z.string()) })
const Task = z.looseObject({
  descriptif: V(z.string()),
  PourLe: V(z.string()),
  TAFFait: z.boolean().optional(),
  Matiere: V(z.looseObject({ L: z.string() })),
})

/** What is to be done for the weeks from `first` to `last`, as the server writes it. */
export async function readAssignments(
  session: PronoteSession,
  first: number,
  last: number,
  context: SchoolContext,
): Promise<unknown[]> {
  const data = { domaine: { _T: 8, V: `[${first}..${last}]` } }
  const answer = await ask(session, { name: PROTOCOL.messages.homework, data, tab: PROTOCOL.tabs.homework }, context)
  return shaped(answer, Book).ListeTravauxAFaire.V
}

/** Those that can be read. */
export function toAssignments(tasks: readonly unknown[], scope: Scope, { item }: Collector): Assignment[] {
  return tasks.flatMap(task => {
    const on = narrow(scope, () => parseDay(shaped(task, Due).PourLe.V))
    return item(on, () => toAssignment(shaped(task, Task))) ?? []
  })
}

const toAssignment = ({ Matiere, PourLe, descriptif, TAFFait }: z.output<typeof Task>): Assignment => ({
  subject: Matiere.V.L,
  due: parseDay(PourLe.V),
  html: descriptif.V,
  done: TAFFait ?? false,
  test: false,
})

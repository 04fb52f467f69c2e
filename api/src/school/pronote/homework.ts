import { z } from 'zod'
import { shaped } from '../read-json.ts'
import { type Collector, narrow } from '../reading.ts'
import type { Assignment, SchoolContext, Scope } from '../types.ts'
import { parseDay } from './dates.ts'
import { toDocuments } from './documents.ts'
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
  N: z.string().optional(),
  ListePieceJointe: V(z.array(z.unknown())).optional(),
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
export function toAssignments(tasks: readonly unknown[], scope: Scope, collector: Collector): Assignment[] {
  return tasks.flatMap(task => {
    const on = narrow(scope, () => parseDay(shaped(task, Due).PourLe.V))
    return collector.item(on, () => toAssignment(shaped(task, Task), on, collector)) ?? []
  })
}

function toAssignment(task: z.output<typeof Task>, scope: Scope, collector: Collector): Assignment {
  const { Matiere, PourLe, descriptif, TAFFait, N, ListePieceJointe } = task
  const documents = toDocuments(ListePieceJointe?.V ?? [], scope, collector)
  return {
    subject: Matiere.V.L,
    due: parseDay(PourLe.V),
    html: descriptif.V,
    done: TAFFait ?? false,
    test: false,
    ...(N !== undefined && { ref: N }),
    ...(documents.length > 0 && { documents }),
  }
}

/** Marks homework that the session named. */
export async function markAssignment(
  session: PronoteSession,
  ref: string,
  done: boolean,
  context: SchoolContext,
): Promise<void> {
  const data = { listeTAF: [{ N: ref, E: PROTOCOL.changed, TAFFait: done }] }
  await ask(session, { name: PROTOCOL.messages.mark, data, tab: PROTOCOL.tabs.homework }, context)
}

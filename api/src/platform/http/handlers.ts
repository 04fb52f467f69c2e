import type { AnyRoute, BodyOf, ParamsOf } from '@ariane/shared/contracts/route'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import { fail } from '../errors.ts'
import type { Connection } from './connection.ts'

/** What a handler receives: decoded input, and a caller the policy has let in. */
interface Call<R> {
  params: ParamsOf<R>
  body: BodyOf<R>
  caller: Caller
  /** For the calls that begin or end a session. */
  connection: Connection
  /** Fires when the caller went away before the answer. */
  signal: AbortSignal
}

/** What a handler gives; fields the contract does not name are dropped before it leaves. */
type Reply<R> = R extends { answer: infer A extends z.ZodType } ? z.input<A> : never
type Handler<R> = (call: Call<R>) => Promise<Reply<R>>

/** One handler per row: a missing or mistyped one does not compile. */
export type Handlers<Rows> = { [Name in keyof Rows]: Handler<Rows[Name]> }

/** Handlers for rows that another service answers in this hosting: 404 `not_found`, after the policy. */
export const elsewhere = <Name extends string>(rows: Record<Name, unknown>) => {
  const refuse = async () => fail('not_found')
  return Object.fromEntries(Object.keys(rows).map(name => [name, refuse])) as Record<Name, () => Promise<never>>
}

/** The widest shapes, for the code that walks the table. */
export type AnyHandler = Handler<AnyRoute>
export type AnyRoutes = Record<string, AnyRoute>

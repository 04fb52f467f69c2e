import type { AnyRoute, BodyOf, ParamsOf } from '@ariane/shared/contracts/route'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import { fail } from '../errors.ts'
import type { Connection } from './connection.ts'
import type { OnceAnswer } from './once-answer.ts'

/**
 * What a handler receives: decoded input, and a caller the policy has let in.
 * @public the types of handlers name it
 */
export interface Call<R> {
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
type PlainHandler<R> = (call: Call<R>) => Promise<Reply<R>>

/**
 * The call of a `once` row.
 * @public the types of handlers name it
 */
export interface OnceCall<R> extends Call<R> {
  /** The answer of the same call when it came before: to be asked for ahead of what is slow, such as a model. */
  repeated(): Promise<OnceAnswer<Reply<R>> | undefined>
  /**
   * Runs what the call writes in one transaction with its receipt and gives the handler's result: a repeated call gets it
   * again, and `write` does not run. What is slow comes before it.
   */
  once(write: () => Promise<Reply<R>>): Promise<OnceAnswer<Reply<R>>>
}
type OnceHandler<R> = (call: OnceCall<R>) => Promise<OnceAnswer<Reply<R>>>
type Handler<R> = R extends { once?: true } ? OnceHandler<R> : PlainHandler<R>

/** One handler per row: a missing or mistyped one does not compile. */
export type Handlers<Rows> = { [Name in keyof Rows]: Handler<Rows[Name]> }

/** Handlers for rows that another service answers in this hosting: 404 `not_found`, after the policy. */
export const elsewhere = <Name extends string>(rows: Record<Name, unknown>) => {
  const refuse = async () => fail('not_found')
  return Object.fromEntries(Object.keys(rows).map(name => [name, refuse])) as Record<Name, () => Promise<never>>
}

/** The widest shapes, for the code that walks the table. */
export type AnyHandler = PlainHandler<AnyRoute>
export type AnyOnceHandler = OnceHandler<AnyRoute>
export type AnyRoutes = Record<string, AnyRoute>

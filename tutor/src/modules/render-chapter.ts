import { type MaterialFor, type Rendered, render } from '@ariane/activities/api'
import type { Engine } from '@ariane/activities/shape'
import { addHints } from './chapter-hints/add-hints.ts'
import type { Context } from './context.ts'
import type { Chapter, MakeChapters, Picked } from './rendered-module.ts'

export const renderChapter = <E extends Engine>(
  context: Context,
  engine: E,
  { material, uses, figure, help }: Picked<MaterialFor<E>>,
): Chapter => {
  const about = { uses, isStatement: 'truth' in material, help: help?.() }
  const rendered: Rendered<Engine> = { ...render(engine, material, context.random) }
  return { ...addHints(context, rendered, about), uses, ...(figure && { figure }) }
}

/** Chapters of one engine, from whatever is picked for it. */
export const makeChapters =
  <E extends Engine, Options extends readonly unknown[]>(
    engine: E,
    pick: (context: Context, ...options: Options) => readonly Picked<MaterialFor<E>>[],
    ...options: Options
  ): MakeChapters =>
  context =>
    pick(context, ...options).map(picked => renderChapter(context, engine, picked))

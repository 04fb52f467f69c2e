import type { ComponentType } from 'react'
import { type Fetched, fetched } from './fetched.ts'

let known: Fetched<ComponentType> | undefined

/** What only signed-in people need: menu, routes, loader of the remotes. Fetched once, preloaded by its chunk's name. */
export function product(): Fetched<ComponentType> {
  if (known) return known
  known = fetched(import(/* webpackChunkName: "signed-in" */ './product.tsx').then(module => module.default))
  known.ready.catch(() => {
    known = undefined
  })
  return known
}

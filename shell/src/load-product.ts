import type { ComponentType } from 'react'
import { createResource, type Resource } from './resource.ts'

let known: Resource<ComponentType> | undefined

/** What only signed-in people need: menu, routes, loader of the remotes. Fetched once, preloaded by its chunk's name. */
export function loadProduct(): Resource<ComponentType> {
  if (known) return known
  known = createResource(import(/* webpackChunkName: "signed-in" */ './product.tsx').then(module => module.default))
  known.ready.catch(() => {
    known = undefined
  })
  return known
}

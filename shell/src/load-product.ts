import type { ComponentType } from 'react'
import { createResource, type Resource } from './resource.ts'

let known: Resource<ComponentType> | undefined

/**
 * What only signed-in users need: menu, routes, loader of the remotes. It is fetched once and preloaded by the name of
 * its chunk.
 */
export function loadProduct(): Resource<ComponentType> {
  if (known) return known
  known = createResource(import(/* webpackChunkName: "signed-in" */ './product.tsx').then(module => module.default))
  known.ready.catch(() => {
    known = undefined
  })
  return known
}

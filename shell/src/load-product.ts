import type { ComponentType } from 'react'
import { createResource, type Resource } from './resource.ts'
import { hasFrame } from './welcome/drawn-frame.ts'

let known: Resource<ComponentType> | undefined

/** How long the frame that the page was drawn with waits for the screen: menu and screen drawn at once are less work than one by one. */
const FRAME_MS = 400

async function importProduct(): Promise<ComponentType> {
  const { default: Product, screenReady } = await import(/* webpackChunkName: "signed-in" */ './product.tsx')
  if (hasFrame) await Promise.race([screenReady, new Promise(resolve => setTimeout(resolve, FRAME_MS))])
  return Product
}

/**
 * What only signed-in users need: menu, routes, loader of the remotes. It is fetched once and preloaded by the name of
 * its chunk.
 */
export function loadProduct(): Resource<ComponentType> {
  if (known) return known
  known = createResource(importProduct())
  known.ready.catch(() => {
    known = undefined
  })
  return known
}

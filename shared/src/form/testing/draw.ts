import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Draws a component in the page of the test. @returns its element, and what takes it out of the page */
export function draw(component: ReactNode) {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  act(() => root.render(component))
  return { element, leave: () => act(() => root.unmount()) }
}

/** A call under way, which the test answers. */
export function holdCall() {
  let resolve: () => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return {
    promise,
    answer: () => act(async () => resolve()),
    fail: (error: unknown) => act(async () => reject(error)),
  }
}

import { onTestFinished } from 'vitest'

type Page = { happyDOM: { setViewport: (size: { width: number; height: number }) => void } }

/** The width of a phone, for one test. */
export function onPhone(): void {
  const { happyDOM } = window as unknown as Page
  happyDOM.setViewport({ width: 390, height: 844 })
  onTestFinished(() => happyDOM.setViewport({ width: 1024, height: 768 }))
}

import 'reveal.js/reveal.css'
import './deck.css'
import { type ReactNode, useEffect, useRef } from 'react'
import Reveal, { type RevealApi, type RevealConfig } from 'reveal.js'
import { MARGIN, MAX_SCALE, MIN_SCALE, slidePercent } from './stage.ts'
import { noteTimers } from './timers.ts'

type Slide = { id: string; content: ReactNode }
type Props = { label: string; slides: Slide[]; index: number }

const isCalm = () =>
  document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Reveal shows and scales; the shown slide is decided outside, so its own keys, touch and addresses are off. */
const options = (percent: number): RevealConfig => ({
  embedded: true,
  width: `${percent}%`,
  height: `${percent}%`,
  margin: MARGIN,
  minScale: MIN_SCALE,
  maxScale: MAX_SCALE,
  center: false,
  controls: false,
  progress: false,
  keyboard: false,
  touch: false,
  hash: false,
  history: false,
  respondToHashChanges: false,
  postMessage: false,
  postMessageEvents: false,
  overview: false,
  help: false,
  pause: false,
  jumpToSlide: false,
  fragments: false,
  autoAnimate: false,
  hideInactiveCursor: false,
  focusBodyOnPageVisibilityChange: false,
  // Reveal's scroll view would replace the slides on a phone.
  view: null,
  scrollActivationWidth: 0,
  transition: isCalm() ? 'none' : 'slide',
  transitionSpeed: 'fast',
  backgroundTransition: 'none',
})

export function Deck({ label, slides, index }: Props) {
  const root = useRef<HTMLElement>(null)
  const deck = useRef<RevealApi>(null)
  const wanted = useRef(index)

  useEffect(() => {
    const element = root.current
    if (!element) return
    let percent = slidePercent(element.offsetWidth)
    const status = muteStatus()
    element.append(status)
    const api = new Reveal(element, options(percent))
    const timers = noteTimers()
    let left = false
    void api.initialize().then(() => {
      timers.started()
      if (left) return timers.end()
      // Reveal reads options from the address: ours take precedence.
      api.configure(options(percent))
      // In the role of an application, a screen reader could no longer read the slides; our own announcements replace
      // Reveal's.
      element.removeAttribute('role')
      // Its own buttons, hidden as they are, hold blocks, which is not valid.
      element.querySelector(':scope > .controls')?.remove()
      status.remove()
      deck.current = api
      api.slide(wanted.current)
    })
    const observer = new ResizeObserver(() => {
      if (!deck.current) return
      const now = slidePercent(element.offsetWidth)
      if (now !== percent) api.configure({ width: `${now}%`, height: `${now}%` })
      percent = now
      api.layout()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      left = true
      api.destroy()
      // A deck that is not ready yet is destroyed as soon as it is.
      if (deck.current) timers.end()
      deck.current = null
    }
  }, [])

  useEffect(() => {
    wanted.current = index
    deck.current?.slide(index)
  }, [index])
  useEffect(() => deck.current?.sync(), [slides.length])

  return (
    <section ref={root} className="reveal" aria-label={label}>
      <div className="slides">
        {slides.map(({ id, content }) => (
          <section key={id}>{content}</section>
        ))}
      </div>
    </section>
  )
}

/**
 * Reveal writes each slide's whole text into the element of this class, to be read aloud at once: this one stays empty.
 */
function muteStatus(): HTMLElement {
  const status = document.createElement('div')
  status.className = 'aria-status'
  status.hidden = true
  Object.defineProperty(status, 'textContent', { get: () => '', set() {} })
  return status
}

const HEADINGS = 'h2, h3'

/** The last heading that stands above the middle of the window, of the slide that is shown; undefined where none does. */
export function readSectionInView(slides: HTMLElement | null): string | undefined {
  const headings = slides?.querySelectorAll(`section.present :is(${HEADINGS})`) ?? []
  const passed = [...headings].filter(heading => heading.getBoundingClientRect().top < innerHeight / 2)
  return passed.at(-1)?.textContent.trim().slice(0, MAX_CHARS) || undefined
}

/** The contract's limit. */
const MAX_CHARS = 200

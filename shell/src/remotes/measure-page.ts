import { type Box, isSeen, type PageFacts } from './find-blank.ts'

/** Each under both of its names: browsers of before 2024 know the earlier one alone. */
const HIDING = { visibilityProperty: true, opacityProperty: true, checkVisibilityCSS: true, checkOpacity: true }
const isVisible = (element: Element) => element.checkVisibility(HIDING)

function toBox(element: Element): Box {
  const { width, height } = element.getBoundingClientRect()
  return { isVisible: isVisible(element), width, height }
}

/** An element that makes no box of its own is never visible: what stands in it is seen where the next one around it is. */
const makesNoBox = (element: Element) => getComputedStyle(element).display === 'contents'
const findBoxAround = (element: Element): Element =>
  makesNoBox(element) && element.parentElement ? findBoxAround(element.parentElement) : element

/** Texts that stand in an element without a box, and in no other one. */
function listTexts(element: Element): Box[] {
  const range = document.createRange()
  const texts = [...element.childNodes].filter(node => node instanceof Text && node.data.trim() !== '')
  return texts.flatMap(text => {
    range.selectNode(text)
    const shown = isVisible(findBoxAround(element))
    return [...range.getClientRects()].map(({ width, height }) => ({ isVisible: shown, width, height }))
  })
}

/** What stands in a place, as far as the first thing that is seen. */
function listBoxes(place: Element): Box[] {
  const boxes = listTexts(place)
  for (const element of place.querySelectorAll('*')) {
    const found = makesNoBox(element) ? listTexts(element) : [toBox(element)]
    boxes.push(...found)
    if (found.some(isSeen)) break
  }
  return boxes
}

/** The menus of the shell stand beside its main part; a path that is played puts them away on a phone. */
function listMenus(place: Element | null): Box[] | null {
  const main = document.getElementById('contenu')
  const hasMenu = main && (!place || main.contains(place)) && document.documentElement.dataset.fullScreen === undefined
  return hasMenu ? [...(main.parentElement?.querySelectorAll(':scope > nav') ?? [])].map(toBox) : null
}

/** Whether the browser lays pages out and says what is hidden; on paper the page gives way to what is printed. */
function canMeasure(): boolean {
  const page = document.documentElement
  if (!('checkVisibility' in page) || matchMedia('print').matches) return false
  const { width, height } = page.getBoundingClientRect()
  return width > 0 || height > 0 || !page.checkVisibility()
}

/**
 * Measures a page; null where that cannot be done.
 * @param place of a screen; null for one that draws elsewhere
 */
export function measurePage(place: Element | null): PageFacts | null {
  if (!canMeasure()) return null
  const root = document.getElementById('root')
  const isThere = root !== null && [document.body, root].every(isVisible) && (place?.isConnected ?? true)
  return { isThere, menus: listMenus(place), place: place && listBoxes(place) }
}

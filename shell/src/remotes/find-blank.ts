/** What is known of an element: whether a style hides it or what it stands in, and how large it is. */
export type Box = { isVisible: boolean; width: number; height: number }

/** What was measured of a page with a screen of a remote. */
export type PageFacts = {
  /** Its root stands in it, and neither is hidden. */
  isThere: boolean
  /** The menus beside the screen, of which one is shown; null where the page has none. */
  menus: readonly Box[] | null
  /** What stands in the place of the screen; null for one that draws elsewhere. */
  place: readonly Box[] | null
}

/** Whether anybody sees it. */
export const isSeen = ({ isVisible, width, height }: Box): boolean => isVisible && width > 0 && height > 0

/**
 * What of a page nobody sees: the whole of it or its menu, which is every way out (`page`), or the screen alone (`place`).
 * Null where there is something to see, and where nothing could be measured.
 */
export function findBlank(facts: PageFacts | null): 'page' | 'place' | null {
  if (!facts) return null
  const { isThere, menus, place } = facts
  if (!isThere || (menus && !menus.some(isSeen))) return 'page'
  return place && !place.some(isSeen) ? 'place' : null
}

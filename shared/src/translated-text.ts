let isWatching = false

/** What a translator put where one of our texts was. */
const standIns = new WeakMap<Node, Element>()
const taken = new WeakSet<Element>()

/**
 * A browser that translates the page puts an element (`font`) in place of each text, which React still holds and
 * takes for a child of the page: its next removal or insertion there would throw and take the whole screen down. From
 * here on both act on what stands in for the text, and a text that changes comes back in its place.
 *
 * Installed once a page, on the prototype that React uses. The translator runs outside of it (a browser's own script
 * has prototypes of its own), so that what it did is seen by an observer.
 */
export function followTranslation(): void {
  if (isWatching) return
  isWatching = true
  const { removeChild, insertBefore, appendChild } = Node.prototype
  const observer = new MutationObserver(read)
  function read(records: readonly MutationRecord[]) {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target)
      else for (const text of record.removedNodes) if (text instanceof Text) noteStandIn(text, record)
    }
  }
  function putBack(text: Node) {
    const standIn = standInOf(text)
    if (!standIn?.parentNode) return
    insertBefore.call(standIn.parentNode, text, standIn)
    standIn.remove()
  }
  function noteStandIn(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
    const added = [...addedNodes].find(node => node instanceof Element)
    const standIn = added ?? [previousSibling, nextSibling].find(isFreeFont)
    if (!standIn) return
    taken.add(standIn)
    standIns.set(text, standIn)
    observer.observe(text, { characterData: true })
  }
  /** What is seen of a node that React takes for a child; nothing where it is no work of a translator. */
  function shownFor(parent: Node, child: Node): Node | undefined {
    if (child.parentNode === parent) return child
    read(observer.takeRecords())
    const shown = standInOf(child) ?? child
    const isTranslated = child instanceof Text || isFont(child.parentNode)
    return isTranslated && parent.contains(shown.parentNode) ? shown : undefined
  }
  observer.observe(document.documentElement, { childList: true, subtree: true })

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    const shown = shownFor(this, child)
    if (shown?.parentNode) removeChild.call(shown.parentNode, shown)
    // A text that something else already took away is gone, as was wanted.
    else if (!(child instanceof Text)) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
    dropStandIn(node)
    const shown = before && shownFor(this, before)
    // It may have been put into an element with others.
    const isHere = !shown || shown.parentNode === this
    const place = isHere ? shown : [...this.childNodes].find(one => one.contains(shown))
    return insertBefore.call(this, node, place ?? (before instanceof Text ? null : before)) as T
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T) {
    dropStandIn(node)
    return appendChild.call(this, node) as T
  }
}

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'
const isFreeFont = (node: Node | null): node is Element => isFont(node) && !taken.has(node)

/** A text that is on the page again needs none. */
const standInOf = (node: Node) => (node.isConnected ? undefined : standIns.get(node))

function dropStandIn(node: Node) {
  standInOf(node)?.remove()
}

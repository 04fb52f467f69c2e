import { act } from '@testing-library/react'

/** What the translator of a browser does to a page: an element in the place of each text. */
export async function translatePage(): Promise<void> {
  // The observers of the page have seen it when this is over.
  await act(async () => {
    for (const text of textsOf(document.body)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

function textsOf(parent: Node): Text[] {
  if (parent.nodeName === 'STYLE' || parent.nodeName === 'SCRIPT' || parent.nodeName === 'TEXTAREA') return []
  return [...parent.childNodes].flatMap(node =>
    node instanceof Text ? (node.data.trim() ? [node] : []) : textsOf(node),
  )
}

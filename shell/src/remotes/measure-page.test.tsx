import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findBlank } from './find-blank.ts'
import { measurePage } from './measure-page.ts'

/** As browsers say it: an element that makes no box of its own is not visible, whatever stands in it. */
function isBoxVisible(this: Element): boolean {
  const { display, visibility } = getComputedStyle(this)
  return display !== 'contents' && visibility !== 'hidden'
}

beforeEach(() => {
  const spies = [
    vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(isBoxVisible),
    vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList),
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return isBoxVisible.call(this) ? new DOMRect(0, 0, this.childNodes.length * 100, 20) : new DOMRect()
    }),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    document.body.replaceChildren()
  })
})

describe('@W01 what stands in the place of a screen', () => {
  it.each([
    ['a text alone', 'Bonjour', null],
    ['a text beside what is hidden', 'Bonjour<p style="visibility: hidden">Caché</p>', null],
    ['a text in an element without a box', '<div style="display: contents">Bonjour</div>', null],
    ['an element', '<p>Bonjour</p>', null],
    [
      'a text that is hidden',
      '<div style="visibility: hidden"><b style="display: contents">Bonjour</b></div>',
      'place',
    ],
    ['an element without anything in it', '<p></p>', 'place'],
    ['nothing but space', ' \n', 'place'],
  ])('is seen or not: %s', (_what, drawn, blank) => {
    document.body.innerHTML = `<div id="root"><div><div style="display: contents" data-place>${drawn}</div></div></div>`
    expect(findBlank(measurePage(document.querySelector('[data-place]')))).toBe(blank)
  })
})

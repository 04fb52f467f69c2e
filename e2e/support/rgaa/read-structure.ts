import type { Findings } from './findings.ts'

/** Runs in the page or in a frame of it: pictures, frames, tables, links, headings, lists and tags. */
export function readStructure(): Findings {
  const found: Findings = {}
  const see = (id: string, wrong?: string | false) => {
    const one = found[id] ?? { seen: 0, wrong: [] }
    found[id] = { seen: one.seen + 1, wrong: wrong ? [...one.wrong, wrong] : one.wrong }
  }
  const squeeze = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const describe = (one: Element) =>
    `${one.localName} « ${squeeze(one.getAttribute('aria-label') ?? one.textContent).slice(0, 50)} »`
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isRead = (one: Element) => !one.closest('[aria-hidden="true"], [inert], [hidden]')
  const shown = <E extends Element = Element>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter(isShown)
  const read = <E extends Element = Element>(selector: string) => shown<E>(selector).filter(isRead)
  const nameByIds = (one: Element) =>
    squeeze(
      (one.getAttribute('aria-labelledby') ?? '')
        .split(/\s+/)
        .map(id => (id ? document.getElementById(id)?.textContent : ''))
        .join(' '),
    )
  const explicit = (one: Element) => nameByIds(one) || squeeze(one.getAttribute('aria-label'))
  /** The words of an element that are read. */
  const words = (one: Element): string =>
    squeeze(
      [...one.childNodes]
        .map(node => {
          if (node.nodeType === Node.TEXT_NODE) return node.textContent
          if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
          return explicit(node) || node.getAttribute('alt') || ` ${words(node)} `
        })
        .join(''),
    )

  for (const picture of shown('svg, img')) {
    if (picture.parentElement?.closest('svg, [role="img"]')) continue
    const isSilent =
      !isRead(picture) || picture.getAttribute('alt') === '' || /none|presentation/.test(picture.role ?? '')
    if (isSilent) {
      const says =
        picture.matches('[title], [aria-label], [aria-labelledby], [tabindex="0"]') ||
        picture.querySelector(':scope > title')
      see('1.2', Boolean(says) && `${describe(picture)} is hidden and says something`)
      continue
    }
    const name =
      explicit(picture) || squeeze(picture.getAttribute('alt') ?? picture.querySelector(':scope > title')?.textContent)
    see('1.1', name === '' && `${picture.outerHTML.slice(0, 80)} has no words`)
    const says = /\.(?:png|jpe?g|svg|webp)$|^(?:image|photo|figure|icône|dessin|picture)$/i.test(name)
    see('1.3', says && `« ${name} » says nothing of the picture`)
  }
  // Words in a picture: ours are drawings, whose words are text.
  for (const one of shown('*'))
    if (getComputedStyle(one).backgroundImage.includes('url(')) see('1.8', `${describe(one)} has a picture behind it`)
    else see('1.8')
  for (const figure of read('figure')) {
    const caption = figure.querySelector(':scope > figcaption')
    see('1.9', !squeeze(caption?.textContent) && `${describe(figure)} has no legend`)
  }
  for (const frame of read('iframe')) see('2.1', squeeze(frame.getAttribute('title')) === '' && 'a frame has no title')

  const targets = new Map<Element | null, Map<string, string>>()
  for (const link of read<HTMLAnchorElement>('a[href]')) {
    const name = explicit(link) || words(link)
    see('6.2', name === '' && `${link.outerHTML.slice(0, 80)} has no name`)
    const isVague = /^(?:ici|cliquez ici|en savoir plus|lire la suite|voir|voir plus|suite|plus|lien|ouvrir)$/i.test(
      name,
    )
    // In its item or paragraph, a word may be clear.
    see('6.1', isVague && `« ${name} » does not say where it leads`)
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen is asked for, not what is there
    const visible = squeeze(link.innerText).toLowerCase()
    see(
      '6.1',
      visible !== '' &&
        !name.toLowerCase().replaceAll(/\s+/g, ' ').includes(visible.slice(0, 20)) &&
        `« ${name} » is not what is seen: « ${visible} »`,
    )
    // The same words in another part of the page stand beside what tells them apart.
    const section = link.closest('section, [aria-label], [aria-labelledby], li:has(h2, h3, h4)')
    const known = targets.get(section) ?? new Map<string, string>()
    const target = known.get(name)
    see('6.1', target !== undefined && target !== link.href && `« ${name} » leads to ${target} and ${link.href}`)
    targets.set(section, known.set(name, link.href))
  }
  for (const button of read<HTMLElement>('button, [role="button"]')) {
    const name = explicit(button) || words(button) || squeeze(button.title)
    see('11.9', name === '' && `${button.outerHTML.slice(0, 80)} has no name`)
  }

  see('8.1', (document.doctype?.name !== 'html' || document.compatMode !== 'CSS1Compat') && 'no doctype')
  see('8.3', !document.documentElement.lang && 'no language')
  see('8.4', document.documentElement.lang !== 'fr' && `the language is ${document.documentElement.lang}`)
  for (const one of read('p, li, dt, dd, blockquote, h1, h2, h3, h4, h5, h6, legend, caption, th'))
    see(
      '8.9',
      squeeze(one.textContent) === '' &&
        !one.querySelector('svg, img, input, button, iframe') &&
        !one.matches('th, [role="status"]') &&
        `${one.outerHTML.slice(0, 80)} is empty`,
    )
  for (const line of read('br'))
    see(
      '8.9',
      line.nextElementSibling?.localName === 'br' &&
        !squeeze(line.nextSibling?.textContent) &&
        'two empty lines stand for a space',
    )

  let level = 0
  for (const heading of read('h1, h2, h3, h4, h5, h6')) {
    const now = Number(heading.localName.slice(1))
    see('9.1', now > level + 1 && level > 0 && `${describe(heading)} comes after a level ${level}`)
    level = now
  }
  for (const list of read('ul, ol')) {
    const stray = [...list.children].find(one => !one.matches('li, script, template'))
    see('9.3', stray && `${describe(stray)} is in a list and no item`)
  }
  for (const item of read('li'))
    see('9.3', !item.parentElement?.matches('ul, ol, menu') && `${describe(item)} has no list`)
  for (const item of read('dt, dd')) see('9.3', !item.closest('dl') && `${describe(item)} has no list`)
  for (const links of read('nav')) {
    const all = [...links.querySelectorAll('a[href]')].filter(isShown)
    const loose = all.filter(link => !link.closest('li'))
    see('9.3', loose.length > 2 && `${describe(loose[0] ?? links)} of a menu is in no list`)
  }
  for (const quote of read('blockquote, q')) see('9.4', squeeze(quote.textContent) === '' && 'an empty quotation')

  const looks =
    'center, font, big, tt, strike, marquee, blink, basefont, [align], [bgcolor], [valign], [hspace], [vspace], [cellpadding], [face], table[width], table[border]'
  for (const one of shown('body *'))
    see(
      '10.1',
      one.matches(looks) && !one.closest('svg, math') && `${one.outerHTML.slice(0, 80)} is there for its looks`,
    )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.matches('script, style, template') || !isShown(parent) || !isRead(parent)) continue
    const text = node.textContent ?? ''
    if (!text.trim()) continue
    see(
      '10.1',
      /(?:(?<!\p{L})\p{L} ){4,}\p{L}(?!\p{L})/u.test(text) &&
        !parent.closest('.katex, math, pre, code') &&
        `« ${squeeze(text).slice(0, 50)} » has spaces between its letters`,
    )
    const sign = /\p{Extended_Pictographic}/u.exec(text)?.[0]
    see('13.5', sign && squeeze(text).length <= 2 && `« ${sign} » stands alone and says nothing to who hears it`)
  }
  return found
}

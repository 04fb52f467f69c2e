import type { Findings } from './findings.ts'

/** Runs in the page or in a frame of it: what the style sheets do. */
export function readLooks(): Findings {
  const found: Findings = {}
  const see = (id: string, wrong?: string | false) => {
    const one = found[id] ?? { seen: 0, wrong: [] }
    found[id] = { seen: one.seen + 1, wrong: wrong ? [...one.wrong, wrong] : one.wrong }
  }
  const squeeze = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const describe = (one: Element) =>
    `${one.localName} « ${squeeze(one.getAttribute('aria-label') ?? one.textContent).slice(0, 50)} »`
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const shown = [...document.querySelectorAll('body, body *')].filter(isShown)
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  type Rgba = [number, number, number, number]
  const parsed = new Map<string, Rgba>()
  const parse = (color: string): Rgba => {
    const known = parsed.get(color)
    if (known || !context) return known ?? [0, 0, 0, 0]
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data
    const made: Rgba = [r, g, b, a / 255]
    parsed.set(color, made)
    return made
  }
  const over = ([r, g, b, a]: Rgba, below: Rgba): Rgba => [
    r * a + below[0] * (1 - a),
    g * a + below[1] * (1 - a),
    b * a + below[2] * (1 - a),
    1,
  ]
  const behind = (one: Element | null): Rgba => {
    if (!one) return [255, 255, 255, 1]
    const own = parse(getComputedStyle(one).backgroundColor)
    return own[3] > 0.99 ? own : over(own, behind(one.parentElement))
  }
  const light = ([r, g, b]: Rgba) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map(part =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const contrast = (one: Rgba, other: Rgba) => {
    const [a, b] = [light(one), light(other)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
  const LEAST = 3
  for (const field of shown) {
    if (
      !field.matches(
        'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]):enabled, textarea:enabled, select:enabled, [role="switch"]:enabled',
      )
    )
      continue
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(field)
    const around = behind(field.parentElement)
    const edge = parseFloat(borderTopWidth) > 0 ? contrast(over(parse(borderTopColor), around), around) : 1
    const best = Math.max(edge, contrast(over(parse(backgroundColor), around), around))
    see('3.3', best < LEAST && `${describe(field)} stands out by ${best.toFixed(2)}`)
  }
  for (const button of shown) {
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen is asked for, not what is there
    if (!button.matches('button:enabled, a[href]') || squeeze((button as HTMLElement).innerText) !== '') continue
    const icon = button.querySelector('svg')
    if (!icon || !isShown(icon)) continue
    const best = contrast(over(parse(getComputedStyle(icon).color), behind(button)), behind(button))
    see('3.3', best < LEAST && `${describe(button)} has an icon of ${best.toFixed(2)}`)
  }

  for (const one of shown) {
    for (const part of ['::before', '::after']) {
      const said = /^"(.*)"$/.exec(getComputedStyle(one, part).content)?.[1] ?? ''
      see('10.2', /[\p{L}\p{N}]{2,}/u.test(said) && `${describe(one)} has words of a style sheet: « ${said} »`)
    }
    const hasText = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && squeeze(node.textContent))
    if (hasText && !one.closest('svg')) {
      let below: Element | null = one
      while (below && parse(getComputedStyle(below).backgroundColor)[3] < 0.99) below = below.parentElement
      see('10.5', !below && `${describe(one)} has a colour and nothing declared behind it`)
    }
    const { display, flexDirection } = getComputedStyle(one)
    if (!/flex|grid/.test(display)) continue
    const children = [...one.children].filter(isShown)
    const isReached = (child: Element) =>
      child.matches('a[href], button, input, select, textarea, summary') ||
      child.querySelector('a[href], button, input, select, textarea, summary') !== null
    const turn = (child: Element) => Number(getComputedStyle(child).order)
    const inTurn = children.toSorted((a, b) => turn(a) - turn(b))
    const isTurned = flexDirection.endsWith('reverse') || children.some((child, n) => child !== inTurn[n])
    see(
      '12.8',
      isTurned && children.filter(isReached).length > 1 && `${describe(one)} shows what is reached in another order`,
    )
  }
  for (const one of shown)
    see(
      '12.8',
      one.hasAttribute('tabindex') && (one as HTMLElement).tabIndex > 0 && `${describe(one)} comes out of turn`,
    )

  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(sheet => {
    const deep = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap(rule => [rule, ...('cssRules' in rule ? deep((rule as CSSGroupingRule).cssRules) : [])])
    try {
      return deep(sheet.cssRules)
    } catch {
      return []
    }
  })
  const SHOWS = ['display', 'visibility', 'opacity', 'height', 'max-height', 'clip', 'clip-path', 'left', 'top']
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule)) continue
    const { selectorText, style } = rule
    if (selectorText.includes(':hover')) {
      const opens = SHOWS.some(
        name => style.getPropertyValue(name) !== '' && !/^(?:0|none|hidden)/.test(style.getPropertyValue(name)),
      )
      // What only fades a control that is there already hides nothing.
      see(
        '10.14',
        opens &&
          style.getPropertyValue('opacity') === '' &&
          !/:focus/.test(selectorText) &&
          `${selectorText} shows something to a pointer alone`,
      )
    }
    const seconds = style.animationDuration.endsWith('ms')
      ? parseFloat(style.animationDuration) / 1000
      : parseFloat(style.animationDuration)
    if (style.animationName && style.animationName !== 'none')
      see(
        '13.7',
        /infinite/.test(style.animationIterationCount) &&
          seconds < 1 / 3 &&
          `${selectorText} flashes every ${style.animationDuration}`,
      )
  }
  return found
}

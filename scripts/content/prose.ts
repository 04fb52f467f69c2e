/** A text of a pack, and where it stands: `mcqs[2].options[0].text`; `kind` is the same without the numbers. */
export type Prose = { at: string; kind: string; text: string }

/** Parts that are read by programs, not by people. */
const NOT_PROSE =
  /(?:^|\.)(?:id|version|subject|grade|lang|licence|difficulty|mode|minutes|date|on|verb|tense|value|unit|form|expression|figure)$|solutions\[\]$|^checks\[\]\.kind$|expected\.kind$|^generators|^notions\[\]\.items|^claims\[\]\.(?:question|asksFor|derived|trusts)|^again\[\]\.section$|^zones\[\]\.(?:answer|among)\[\]$|^legends\[\]\.targets\[\]$|^pictures\[\]\.steps\[\]\.target$|\.at\.(?:read|point)$|^imageDrawings\[\]\.of$|^pointPlacings\[\]\.points\[\]\.name$/

/** Of a figure only what is read as words: names of points, kinds and roles are not. */
const FIGURE_PROSE = /\.(?:title|note|source|text|label|means|place)$|\.(?:words|series|labels)(?:\[\]|\.\w+)$/

const isProse = (kind: string) => !NOT_PROSE.test(kind) && (!kind.startsWith('figures[]') || FIGURE_PROSE.test(kind))

/** Every text of a pack that a person reads, in the order of the file. */
export const listProse = (raw: unknown, at = '', kind = ''): Prose[] => {
  if (typeof raw === 'string') return isProse(kind) ? [{ at, kind, text: raw }] : []
  if (Array.isArray(raw)) return raw.flatMap((item, i) => listProse(item, `${at}[${i}]`, `${kind}[]`))
  if (typeof raw !== 'object' || raw === null) return []
  return Object.entries(raw).flatMap(([name, value]) =>
    listProse(value, at ? `${at}.${name}` : name, kind ? `${kind}.${name}` : name),
  )
}

/** The same value with each of its texts rewritten. */
export const rewrite = (raw: unknown, change: (prose: Prose) => string, at = '', kind = ''): unknown => {
  if (typeof raw === 'string') return isProse(kind) ? change({ at, kind, text: raw }) : raw
  if (Array.isArray(raw)) return raw.map((item, i) => rewrite(item, change, `${at}[${i}]`, `${kind}[]`))
  if (typeof raw !== 'object' || raw === null) return raw
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      rewrite(value, change, at ? `${at}.${name}` : name, kind ? `${kind}.${name}` : name),
    ]),
  )
}

/** Formulas and code: other rules than those of French hold in them. */
const MASKED = /\$\$[^$]+\$\$|\$[^$]+\$|```[\s\S]*?```|`[^`]*`/g

/** Changes what stands outside of formulas and code; these get plain spaces. */
export const outside = (text: string, change: (words: string) => string): string => {
  let result = ''
  let last = 0
  for (const { 0: masked, index } of text.matchAll(MASKED)) {
    result += change(text.slice(last, index)) + masked.replaceAll('\u00a0', ' ')
    last = index + masked.length
  }
  return result + change(text.slice(last))
}

/** The text with each formula and code reduced to one sign that is no letter. */
export const words = (text: string) => text.replace(MASKED, '¤')

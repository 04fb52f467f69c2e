import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Text = string | RegExp
/** One step towards an element: by its role and name, its label, its text, or a selector; the `nth` of them. */
export type Step = ({ role: string; name?: Text } | { label: Text } | { text: Text } | { css: string }) & {
  nth?: number
}
/** The way to an element, from the outside in. */
export type Query = Step | readonly Step[]

/** What the page finds elements with: the same in every engine, by roles and names as assistive technology has them. */
export const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

type Sent = { by: 'role' | 'label' | 'text' | 'css'; value: Plain; name?: Plain; nth?: number }
type Plain = string | { source: string; flags: string }
type Matcher = RegExp | ((text: string) => boolean)
type Library = {
  queryAllByRole(root: Element, role: string, options: { name?: Matcher }): Element[]
  queryAllByLabelText(root: Element, label: Matcher): Element[]
  queryAllByText(root: Element, text: Matcher): Element[]
}

const plain = (text: Text): Plain => (typeof text === 'string' ? text : { source: text.source, flags: text.flags })

function send(step: Step): Sent {
  const nth = step.nth === undefined ? {} : { nth: step.nth }
  if ('role' in step)
    return { by: 'role', value: step.role, ...(step.name !== undefined && { name: plain(step.name) }), ...nth }
  if ('label' in step) return { by: 'label', value: plain(step.label), ...nth }
  if ('text' in step) return { by: 'text', value: plain(step.text), ...nth }
  return { by: 'css', value: step.css, ...nth }
}

/** Runs in the page. */
function findAll(steps: Sent[]): Element[] {
  const library = (globalThis as unknown as { TestingLibraryDom: Library }).TestingLibraryDom
  // Any space is a space: which of them stand before « ? » is the build's business.
  const even = (words: string) => words.replace(/\s+/g, ' ').trim()
  const text = (value: Plain): Matcher =>
    typeof value === 'string' ? words => even(words) === even(value) : new RegExp(value.source, value.flags)
  const within = (root: Element, { by, value, name }: Sent): Element[] => {
    if (by === 'role')
      return library.queryAllByRole(root, String(value), name === undefined ? {} : { name: text(name) })
    if (by === 'label') return library.queryAllByLabelText(root, text(value))
    if (by === 'text') return library.queryAllByText(root, text(value))
    return [...root.querySelectorAll(String(value))]
  }
  let roots: Element[] = [document.body]
  for (const step of steps) {
    const found = [...new Set(roots.flatMap(root => within(root, step)))].filter(one => one.getClientRects().length > 0)
    roots = step.nth === undefined ? found : found.slice(step.nth, step.nth + 1)
  }
  return roots
}

/** An expression for the list of what is found. */
export const expressionFor = (query: Query): string =>
  `(${findAll.toString()})(${JSON.stringify((Array.isArray(query) ? query : [query]).map(send))})`

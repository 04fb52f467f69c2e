import { isTaught, splitTaught, type TaughtHere } from '@ariane/activities/taught'
import { type HtmlNode, readText } from './html-node.ts'

/** Elements with a text of their own. */
const WHOLE = new Set(['p', 'li', 'td', 'th', 'h2', 'h3', 'h4', 'h5', 'h6', 'em', 'strong'])
/** Nothing in them is a text of a language. */
const SKIPPED = new Set(['code', 'pre', 'math'])

const holdsCode = ({ tagName = '', children = [] }: HtmlNode): boolean =>
  SKIPPED.has(tagName) || children.some(holdsCode)

/** For the HTML of a lesson: gives elements and groups of words in the taught language their `lang`. */
export const markTaught = ({ lang, words }: TaughtHere) => {
  if (!words) return () => undefined
  const walk = (node: HtmlNode): HtmlNode[] => {
    if (node.type === 'text')
      return splitTaught(node.value ?? '', words).map(({ text, isTaught: taught }) => {
        const value = { type: 'text', value: text }
        return taught ? { type: 'element', tagName: 'span', properties: { lang }, children: [value] } : value
      })
    const { tagName = '', children = [] } = node
    if (SKIPPED.has(tagName)) return [node]
    if (WHOLE.has(tagName) && !holdsCode(node) && isTaught(readText(node), words))
      return [{ ...node, properties: { ...node.properties, lang } }]
    return [children.length > 0 ? { ...node, children: children.flatMap(walk) } : node]
  }
  return (tree: HtmlNode) => {
    tree.children = (tree.children ?? []).flatMap(walk)
  }
}

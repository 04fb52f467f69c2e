import { french } from '@ariane/activities/typography'
import type { HtmlNode } from './html-node.ts'

/** What a program or a formula is made of: its spaces are its own. */
const CODE = new Set(['code', 'pre', 'math'])

/** For the HTML of a lesson: French punctuation keeps to its word, and code stays as it is. */
export const spaceFrench = () => {
  const walk = (node: HtmlNode): HtmlNode => {
    if (CODE.has(node.tagName ?? '')) return node
    if (node.type === 'text') return { ...node, value: french(node.value ?? '') }
    return node.children ? { ...node, children: node.children.map(walk) } : node
  }
  return (tree: HtmlNode) => {
    tree.children = (tree.children ?? []).map(walk)
  }
}

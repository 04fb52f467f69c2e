import { type HtmlNode, readText } from './html-node.ts'

const HEADING = /^h[1-6]$/

/** For the HTML of a lesson: a table is called like the heading above it, and its first row heads its columns. */
export const nameTables = () => (tree: HtmlNode) => {
  let title = ''
  const walk = (node: HtmlNode) => {
    const { tagName = '', children = [] } = node
    if (HEADING.test(tagName)) title = readText(node).trim()
    if (tagName === 'table' && title) node.properties = { ...node.properties, ariaLabel: title }
    if (tagName === 'th') node.properties = { ...node.properties, scope: 'col' }
    children.forEach(walk)
  }
  walk(tree)
}

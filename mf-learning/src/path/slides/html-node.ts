/** What of a tree of HTML is read here. */
export type HtmlNode = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

export const readText = ({ value = '', children = [] }: HtmlNode): string => value + children.map(readText).join('')

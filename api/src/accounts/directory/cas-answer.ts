import { DomUtils, parseDocument } from 'htmlparser2'

type Tag = ReturnType<typeof DomUtils.getElementsByTagName>[number]

type CasAnswer = { user: string; attributes: Record<string, string[]> }

const isTag = (node: { type: string }): node is Tag => node.type === 'tag'
const local = (name: string) => name.split(':').at(-1) ?? name
const tagsIn = (tag: Tag) => DomUtils.getChildren(tag).filter(isTag)

/** « name="…" value="…" » is how some ENT write an attribute; an element of its name is the usual way. */
const nameAndValue = (tag: Tag): [string, string] =>
  tag.attribs.name
    ? [tag.attribs.name, tag.attribs.value ?? DomUtils.textContent(tag)]
    : [local(tag.name), DomUtils.textContent(tag)]

/** What `serviceValidate` says. The parser knows the five entities of XML only: nothing is expanded or fetched. */
export function readAnswer(xml: string): CasAnswer | { refused: string } {
  const document = parseDocument(xml, { xmlMode: true, decodeEntities: true })
  const find = (name: string) => DomUtils.getElementsByTagName(tag => local(tag) === name, document, true, 1)[0]
  const success = find('authenticationSuccess')
  if (!success) return { refused: find('authenticationFailure')?.attribs.code ?? 'INVALID_ANSWER' }
  const parts = tagsIn(success)
  const named = (name: string) => parts.find(tag => local(tag.name) === name)
  const user = named('user')
  const name = user ? DomUtils.textContent(user).trim() : ''
  if (name === '') return { refused: 'INVALID_ANSWER' }
  const box = named('attributes')
  const pairs = box ? tagsIn(box).map(nameAndValue) : []
  const grouped = Map.groupBy(pairs, ([key]) => key)
  return {
    user: name,
    attributes: Object.fromEntries([...grouped].map(([key, list]) => [key, list.map(([, value]) => value.trim())])),
  }
}

/** The ticket that a single logout names. Nothing in it is signed: the ticket is the secret. */
export const endedTicket = (logoutRequest: string): string | undefined =>
  /<(?:\w+:)?SessionIndex>([^<]{1,255})</.exec(logoutRequest)?.[1]?.trim()

import { isExpression, listIn } from './lists.ts'
import { buildTree, type Node } from './tree.ts'
import { asks, splitSentences } from './words.ts'

/** One question: what is to be done, on what, and what the exercise says beside it. */
export type Ask = {
  label: string
  /** From the line above it: « Calcule : ». Empty when the question says it itself. */
  instruction: string
  body: string
  context: string
  /** Its beginning may be read in two ways. */
  doubtful: boolean
}
type Around = { label: string; instruction: string; context: string; doubtful: boolean }

const joined = (...parts: readonly string[]) => parts.filter(part => part !== '').join('\n')
const labelled = (outer: string, inner: string) => [outer, inner].filter(part => part !== '').join('. ')

/** Said of the answer to the question before. */
const FOLLOWS =
  /^(?:justifi|expliqu(?:e|ez)(?: ta| votre| pourquoi| comment|\s*[.!]|$)|arrondi|donne(?:r|z)? (?:le|les|la|ta|votre) (?:resultats?|reponses?|valeur|solution)|simplifi\w* (?:si|le|au|les|la)|on donnera|on arrondira|detaill|redig|ecri\w* (?:les etapes|le calcul|ta|votre|une phrase)|reponds|repondez|verifi\w* (?:ta|votre|le|ton)|explicit|argument)/

/** A line of a table belongs to what stands above it. */
const isRow = (line: string) => line.includes('|')

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What of a text asks, and what only tells. */
const sorted = (text: string) => {
  const sentences = text.split('\n').flatMap(splitSentences)
  return {
    asking: sentences.filter(asks).join(' '),
    telling: sentences.filter(sentence => !asks(sentence)).join('\n'),
  }
}

const ask = (around: Around, body: string): Ask => ({
  label: around.label,
  instruction: asks(body) ? '' : around.instruction,
  body,
  context: asks(body) && around.instruction !== '' ? joined(around.context, around.instruction) : around.context,
  doubtful: around.doubtful,
})

/** The items of a list of calculations, or the whole text as one question. */
const split = (around: Around, text: string): Ask[] => {
  const list =
    listIn(text) ??
    (isExpression(text) && around.instruction !== ''
      ? listIn(`${around.instruction.replace(/:?\s*$/, ' :')} ${text}`)
      : undefined)
  if (!list) return [ask(around, text)]
  return list.items.map(body => ({ ...around, instruction: list.instruction, body }))
}

const fromNode = (node: Node, around: Around): Ask[] => {
  const label = labelled(around.label, node.label)
  const context = joined(around.context, node.before.join('\n'))
  const text = node.lines.join('\n')
  const here = { ...around, label, context, doubtful: around.doubtful || node.doubtful }
  if (node.children.length === 0) return text === '' ? [] : split(here, text)
  const { asking, telling } = sorted(text)
  const inner = { ...here, instruction: asking || around.instruction, context: joined(context, telling) }
  return node.children.reduce<{ asks: Ask[]; said: string }>(
    ({ asks: done, said }, child) => {
      const all = joined(said, child.before.join('\n'))
      return { asks: [...done, ...fromNode({ ...child, before: [] }, { ...inner, context: all })], said: all }
    },
    { asks: [], said: inner.context },
  ).asks
}

/** A text without marks: a list of calculations under an instruction, or its sentences that ask. */
const fromText = (text: string): { context: string; asks: Ask[] } => {
  const none: Around = { label: '', instruction: '', context: '', doubtful: false }
  const lines = text.split('\n').filter(line => line !== '')
  const list = listIn(lines.join('\n'))
  if (list) return { context: '', asks: list.items.map(body => ({ ...none, instruction: list.instruction, body })) }
  const from = lines.findIndex((line, i) => isExpression(line) && lines.slice(i).every(isExpression))
  if (from > 0) {
    const { asking, telling } = sorted(lines.slice(0, from).join('\n'))
    const items = lines.slice(from)
    if (asking !== '' && (items.length > 1 || /:\s*$/.test(lines[from - 1] ?? '')))
      return { context: telling, asks: items.flatMap(body => split({ ...none, instruction: asking }, body)) }
  }
  if (from === 0) return { context: '', asks: lines.flatMap(line => split(none, line)) }
  const found: Ask[] = []
  const statements: string[] = []
  for (const sentence of lines.flatMap(line => (isRow(line) ? [line] : splitSentences(line)))) {
    const last = found.at(-1)
    if (last && isRow(sentence)) last.body = `${last.body}\n${sentence}`
    else if (last && (FOLLOWS.test(fold(sentence)) || /:\s*$/.test(last.body))) last.body = `${last.body} ${sentence}`
    else if (asks(sentence)) found.push({ ...none, body: sentence, context: '' })
    else statements.push(sentence)
  }
  return { context: statements.join('\n'), asks: found.flatMap(one => split(none, one.body)) }
}

/** The questions of an exercise, and what they share. */
export const splitQuestions = (lines: readonly string[]): { context: string; asks: Ask[] } => {
  const { lead, nodes } = buildTree(lines)
  const text = lead.join('\n')
  if (nodes.length === 0) return fromText(text)
  const { asking } = sorted(text)
  const around = { label: '', instruction: asking, context: '', doubtful: false }
  let said = ''
  const found = nodes.flatMap(node => {
    said = joined(said, node.before.join('\n'))
    return fromNode({ ...node, before: [] }, { ...around, context: said })
  })
  return { context: text, asks: found }
}

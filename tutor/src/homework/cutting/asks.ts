import type { Block } from './block.ts'
import { isDoubtful, readLabel, readRoman } from './labels.ts'
import { isItem } from './lists.ts'
import { plainSigns, readable } from './plain.ts'
import { sentenceStarts } from './sentences.ts'
import { asks } from './words.ts'

/** One question: what is to be done, on what, and what the exercise says beside it. */
export type Ask = {
  label: string
  /** From the line above it: « Calcule : ». Empty when the question says it itself. */
  instruction: string
  body: string
  /** Told between the beginning of the exercise and the question. */
  context: string
  /** What was told above it, a passage each, with what earlier questions defined. */
  above: string[]
  /** Its beginning may be read in two ways. */
  doubtful: boolean
}

const LIST_END = /(?:[;,]|\s(?:et|and|y|und))$/u
const DEFINITION = /(?<![\p{L}\d])(?:[A-Z]|[a-z]\([a-z]\))\s?=\s?\S/u
/** « (finir) nous. »: the point ends a list. */
const SHORT_ITEM = /^[^.]{1,60}\([^()]*\)\.$/u

/** « Quelle est la formule : a) de l’eau ? » : the end of a question that the line above begins. */
const FRAGMENT =
  /^(?:ne pas|au moins|au plus|obtenir|tirer|de|du|des|d['’]|à|au|aux|en|le|la|les|l['’]|un|une)(?![\p{L}-])[^,.;:?]{0,60}\?$/u

/** « Look! The baby (sleep). » is what an instruction is carried out on. */
const LOOK_FIRST = /^(?:look|listen|watch out|hurry up|be quiet|regarde|écoute|mira|escucha)\s?!.*[(…_]/iu

/** A block as it reads, without its label. */
const bodyText = (text: string, { from, to, label }: Pick<Block, 'from' | 'to' | 'label'>): string => {
  const slice = readable(text.slice(from, to))
  const roman = readRoman(slice) ?? readRoman(`${slice} «`)
  if (roman?.label === label) return slice.slice(roman.length).trim()
  const outer = readLabel(slice)
  const rest = slice.slice(outer?.length ?? 0)
  const inner = outer?.level === 'number' ? readLabel(rest) : undefined
  return (inner?.level === 'letter' ? rest.slice(inner.length) : rest).trim()
}

const trimmed = (body: string) => {
  const item = body.replace(LIST_END, '').trimEnd()
  return isItem(plainSigns(item).replace(/[.;]$/, '')) || SHORT_ITEM.test(item)
    ? item.replace(/[.;]$/, '').trim()
    : item
}

/** Sentences of a question that say what a letter stands for: « Développer E = (x + 1)². » */
const definitions = (body: string): string[] => {
  const edges = [0, ...sentenceStarts(body), body.length]
  return edges
    .slice(0, -1)
    .map((from, i) => body.slice(from, edges[i + 1]).trim())
    .filter(sentence => DEFINITION.test(sentence))
}

/** The questions of one exercise, from its blocks; `given` is what stands before its first question. */
export const asksIn = (
  text: string,
  blocks: readonly Block[],
  places: readonly number[],
): { given: string[]; asks: Ask[] } => {
  const lead: string[] = []
  const later: string[] = []
  const defined: string[] = []
  const found: Ask[] = []
  let begun = false
  for (const place of places) {
    const block = blocks[place]
    if (!block) continue
    const body = bodyText(text, block)
    if (block.kind === 'instruction') begun = true
    // What a part tells is its own.
    if (/^[IV]+$/.test(block.label)) later.length = 0
    if (block.kind === 'preamble' && block.label === '' && body !== '') (begun ? later : lead).push(body)
    if (block.kind !== 'question') continue
    begun = true
    const { instruction, given } = outerText(text, blocks, block)
    const isAsking = asks(body) && !(instruction !== '' && (FRAGMENT.test(body) || LOOK_FIRST.test(body)))
    const beside = [...later, ...given, ...(isAsking && instruction !== '' ? [instruction] : [])]
    const item = block.parent === undefined ? body.replace(/;$/, '').trimEnd() : trimmed(body)
    found.push({
      label: block.label,
      instruction: isAsking ? '' : instruction,
      body: item,
      context: beside.join('\n'),
      above: [...lead, ...beside, ...defined],
      doubtful: isDoubtful(readable(text.slice(block.from, block.to))),
    })
    defined.push(...definitions(item))
  }
  return { given: lead, asks: found.filter(({ body }) => body !== '') }
}

/** The instruction a block stands under, and what the numbered pieces around it tell. */
const outerText = (text: string, blocks: readonly Block[], block: Block) => {
  const given: string[] = []
  let instruction = ''
  for (let at = block.parent; at !== undefined; at = blocks[at]?.parent) {
    const outer = blocks[at]
    if (!outer) break
    if (outer.kind === 'instruction' && instruction === '') instruction = bodyText(text, outer)
    else if (outer.kind === 'instruction' || outer.label !== '') given.unshift(bodyText(text, outer))
  }
  return { instruction, given: given.filter(part => part !== '') }
}

import { plainOrdinals } from '@ariane/activities/api'
import { isWhole } from '@ariane/activities/plain-text'
import { MAX_SPEECH_CHARS } from '@ariane/shared/contracts/audio'

/** A line of a lesson: as it is shown, and as a voice says it. */
export type SpokenLine = { shown: string; said: string }

const COMFORTABLE = 260

const SIGNS: [RegExp, string][] = [
  [/\\(?:d|t)?frac\{([^{}]*)\}\{([^{}]*)\}/g, ' $1 sur $2 '],
  [/\\sqrt\{([^{}]*)\}/g, ' racine carrée de $1 '],
  [/\\(?:text|mathrm|mathbf|widehat|overline|vec)\{([^{}]*)\}/g, ' $1 '],
  [/\\(?:cos|sin|tan)\b/g, ' $& '],
  [/\^\{?\s*\\circ\s*\}?|°/g, ' degrés '],
  [/\^\{?2\}?(?!\d)/g, ' au carré '],
  [/\^\{?3\}?(?!\d)/g, ' au cube '],
  [/\^\{\s*-\s*([^{}]*)\}/g, ' puissance moins $1 '],
  [/\^\{([^{}]*)\}|\^(\w)/g, ' puissance $1$2 '],
  [/_\{([^{}]*)\}|_(\w)/g, ' $1$2 '],
  [/\{,\}/g, ','],
  [/\\times|×/g, ' fois '],
  [/\\div|÷/g, ' divisé par '],
  [/\\approx|≈/g, ' environ égal à '],
  [/\\neq|≠/g, ' différent de '],
  [/\\(?:leq|le)\b|≤/g, ' inférieur ou égal à '],
  [/\\(?:geq|ge)\b|≥/g, ' supérieur ou égal à '],
  [/\\(?:rightarrow|to|Rightarrow|longmapsto|mapsto)\b|→|⟶/g, ' donne '],
  [/\\%/g, ' pour cent '],
  [/\\pi\b|π/g, ' pi '],
  [/\\[,;:! ]/g, ' '],
  [/\\[a-zA-Z]+/g, ' '],
  [/=/g, ' égale '],
  [/</g, ' inférieur à '],
  [/>/g, ' supérieur à '],
  [/\+/g, ' plus '],
  [/(^|[\s(])[-−](?=\s*[\w(])/g, '$1 moins '],
  [/(?<=[\w)])\s*[-−]\s*(?=[\w(])/g, ' moins '],
  [/[{}$]/g, ' '],
]

/** A formula in the words one would read it with. */
export const formulaWords = (tex: string): string => {
  let words = tex
  // Fractions and roots hold others: from the inside out.
  for (let depth = 0; depth < 3; depth++)
    for (const [sign, word] of SIGNS.slice(0, 3)) words = words.replace(sign, word)
  for (const [sign, word] of SIGNS) words = words.replace(sign, word)
  return words.replace(/\s+/g, ' ').trim()
}

/** Markdown as a voice says it: no marks, formulas in words. */
export const spokenWords = (markdown: string): string =>
  plainOrdinals(markdown)
    .replace(/\$\$([^$]+)\$\$|\$([^$\n]+)\$/g, (_, display: string, inline: string) => formulaWords(display ?? inline))
    .replace(/^\s*(?:#{1,6}|[-*•]|\d+[.)])\s+/gm, '')
    .replace(/[*`]|__/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** The rows of tables as lists: a page inside an activity holds paragraphs, lists and formulas. */
export const withoutTables = (markdown: string): string =>
  markdown.replace(/^\s*\|(?:\s*:?-+:?\s*\|)+\s*$\n?/gm, '').replace(
    /^\s*\|(.+)\|\s*$/gm,
    (_, row: string) =>
      `- ${row
        .split('|')
        .map(cell => cell.trim())
        .join(' : ')}`,
  )

/** Sentences gathered into pieces that are comfortable to listen to. */
const pieces = (block: string): string[] => {
  const found: string[] = []
  let piece = ''
  for (const sentence of block.split(/(?<=[.!?…])(?<!\b(?:av|apr|cf|M)\.)\s+(?=[\p{Lu}«$*])/u)) {
    const longer = piece ? `${piece} ${sentence}` : sentence
    if (piece && isWhole(piece) && longer.length > COMFORTABLE) {
      found.push(piece)
      piece = sentence
    } else piece = longer
  }
  return piece ? [...found, piece] : found
}

/** A lesson cut into the lines that a voice reads one after the other. */
export const spokenLines = (markdown: string): SpokenLine[] =>
  withoutTables(markdown)
    .split(/\n\s*\n|\n(?=\s*(?:[-*•]|\d+[.)])\s)/)
    .flatMap(block => pieces(block.trim()))
    .map(shown => ({ shown, said: spokenWords(shown).slice(0, MAX_SPEECH_CHARS) }))
    .filter(({ said }) => /[\p{L}\p{N}]/u.test(said))

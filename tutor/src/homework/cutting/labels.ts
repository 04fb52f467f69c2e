/** How deep a label stands: a part over numbers over letters over bullets. */
export type Level = 'part' | 'number' | 'letter' | 'bullet'
export type Label = { level: Level; label: string; length: number }

const NUMBER =
  /^[\s*_]*(?:(?:[Qq]uestion|QUESTION|[Pp]regunta|[Ff]rage|[Qq]|[Aa]ffirmation|AFFIRMATION|[Pp]hrase|[Ss]entence|[Ss]tatement)\s*\.?\s*(?:n\s?[°ºo]\s*)?(\d{1,3})\s*[*_]*\s*(?:[:.)–—-]\s*|(?=\s))|\(?(\d{1,2})\s?(?:\)|[°º]\)?|\.(?=\s|$|\p{L})|[-–](?=\s*\p{L})|\/(?=\s*[\p{Lu}«¿]|\s+\d))[.:]?[*_]*\s*)/u
const LETTER =
  /^[\s*_]*(?:\(?([a-hA-H])\s?\)|([a-h])\.(?=\s|$)|([A-H])\.(?=\s)|([a-h])[/-](?=\s))[*_]*\s*|^[\s*_]*\(?(?:(i{1,3}|iv|v|I{1,3}|IV|V)\)|(I{1,3}|IV|V|VI)\/(?=\s*\p{Lu}))\s*/u
/** « ① » */
const CIRCLED = /^[\s*_]*([①-⑳])[.)]?\s*/u
export const circledDigit = (sign: string): string => String(sign.charCodeAt(0) - 0x245f)
/** « II. Calculer … »: a part that asks by itself. */
const ROMAN = /^[\s*_]*(I{1,3}|IV|VI{0,3})\s?[.)–—-]+[*_]*\s+(?=[\p{L}\d(«¿])/u
const BULLET = /^\s*(?:[•▪◦●○■□▢➢➤►▶✓✔✏»›]\uFE0F?|[-–—*](?=\s))\s*/u

/** The Roman number that a line begins with, « II. », if any. */
export const readRoman = (line: string): Label | undefined => {
  const roman = ROMAN.exec(line)
  return roman ? { level: 'part', label: roman[1] ?? '', length: roman[0].length } : undefined
}

/** The label a line begins with, « 1) », « a. », « • », if any. */
export const readLabel = (line: string): Label | undefined => {
  const number = NUMBER.exec(line)
  if (number) return { level: 'number', label: number[1] ?? number[2] ?? '', length: number[0].length }
  const circled = CIRCLED.exec(line)
  if (circled) return { level: 'number', label: circledDigit(circled[1] ?? ''), length: circled[0].length }
  const letter = LETTER.exec(line)
  if (letter) {
    const label = letter.slice(1).find(part => part !== undefined) ?? ''
    return { level: 'letter', label, length: letter[0].length }
  }
  const bullet = BULLET.exec(line)
  return bullet ? { level: 'bullet', label: '', length: bullet[0].length } : undefined
}

/** « - 3 + 5 » may be a bullet or a sign. */
export const isDoubtful = (line: string): boolean => {
  const bullet = BULLET.exec(line)
  if (!bullet || !/[-–—*]/.test(bullet[0])) return false
  return /^[\d(a-z]\s*[\d+\-−–×*÷:/(^²]/i.test(line.slice(bullet[0].length))
}

const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
/** The Roman number that follows one; '' behind the last. */
export const nextRoman = (label: string): string => ROMANS[ROMANS.indexOf(label) + 1] ?? ''

/** The label that follows one. */
export const nextLabel = (label: string): string =>
  /\d/.test(label) ? String(Number(label) + 1) : String.fromCharCode(label.charCodeAt(0) + 1)

import { fold } from '../../../words.ts'

const DEFINITION =
  /^[^\p{L}]*(?:definis|definir|definissez|(?:donne(?:r|z)?|rappel\w*|ecri\w*|recopi\w*) (?:la|une) definition (?:de|du|des|d')|quelle est la definition (?:de|du|des|d')|definition (?:de|du|des|d')|qu'est-ce qu(?:e|')(?: c'est que)?|que signifie|que veut dire|qu'appelle-t-on)[^\p{L}]*(?:l'expression|les termes?|le mot|le terme|la notion|les mots?|un|une|le|la|les|l'|des|du|de la|d')*[^\p{L}]*(.{2,80}?)[^\p{L})]*$/u
const LITTLE = /^(?:un|une|le|la|les|des|du|de la)\s+|^(?:l'|d')/

/** A name as it is compared: without accents, marks and article. */
export const termKey = (text: string): string =>
  fold(text.replace(/\([^)]*\)/g, ''))
    .replace(LITTLE, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The term whose definition a question asks for; undefined when it asks for none. */
export const definedTerm = (question: string): string | undefined => {
  const asked = question.length > 200 ? undefined : fold(question).match(DEFINITION)?.[1]
  return asked === undefined || /[,;?]|\bet\b|\bpuis\b|\bexemple|\bexpliqu/.test(asked) ? undefined : termKey(asked)
}

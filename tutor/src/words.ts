import { fold, rememberLately } from '@ariane/activities/api'

export { fold }

const STOP_WORDS = new Set(
  `a ai ainsi alors apres as au aucun aussi autre autres aux avant avec avoir c ca car ce ceci cela celle celui ces cet cette ceux
  chaque ci comme comment d dans de depuis des donc dont du elle elles en encore entre es est et etaient etait etes etre eu eux
  fait faire faut font il ils j je jusqu l la le les leur leurs lors lui m ma mais me meme memes mes mettre moi mon n ne ni nos
  notre nous on ont ou par parce pas peu peut peuvent peux plus pour pourquoi pouvez puis qu quand que quel quelle quelles quels
  qui quoi s sa sans se sera ses si son sont sous sur t ta te tes toi ton tous tout toute toutes tres tu un une va vers veut
  veux voici vos votre vous y explique expliquer expliquez moi merci bonjour svp question questions combien met mets`.split(
    /\s+/,
  ),
)

/** A light French stem of a folded word: plural, feminine and the commonest endings fall. */
export const stem = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word
  let root = word
  if (root.endsWith('aux') && root.length > 4) root = `${root.slice(0, -3)}al`
  else if (/[sx]$/.test(root)) root = root.slice(0, -1)
  for (const ending of [
    'issement',
    'ement',
    'ation',
    'ition',
    'ique',
    'euse',
    'trice',
    'teur',
    'ant',
    'ent',
    'er',
    'ir',
  ]) {
    if (root.length - ending.length >= 4 && root.endsWith(ending)) {
      root = root.slice(0, -ending.length)
      break
    }
  }
  if (root.length > 4 && root.endsWith('ee')) root = root.slice(0, -2)
  if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1)
  if (root.length > 3 && root.at(-1) === root.at(-2)) root = root.slice(0, -1)
  return root
}

/** The stems of a text's meaningful words, in order. */
export const stems = rememberLately((text): readonly string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => !STOP_WORDS.has(word)).map(stem),
)

/** How many of the wanted stems a text holds. */
export const mentions = (text: string, wanted: readonly string[]) => {
  if (wanted.length === 0) return 0
  const present = new Set(stems(text))
  return wanted.filter(word => present.has(word)).length
}

/** A sentence with a full stop where one is missing; bold and italics may end behind it: « **C’est vrai.** ». */
export const ended = (sentence: string): string => (/[.!?…:»"][*_)]*\s*$/.test(sentence) ? sentence : `${sentence}.`)

/** Sentences in a row; a full stop is added between two where one is missing. */
export const sentences = (...parts: readonly (string | undefined)[]) =>
  parts
    .filter(part => part !== undefined)
    .filter(part => part !== '')
    .map((part, i, all) => (i < all.length - 1 ? ended(part) : part))
    .join(' ')

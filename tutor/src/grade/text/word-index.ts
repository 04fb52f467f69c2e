import { isSameWord } from './match.ts'
import type { Word } from './tokens.ts'

const MAX_REMEMBERED = 2000

/** Words to be looked for again and again: by spelling and stem first, by a slip of the pen only among those of the same first letter. */
export class WordIndex {
  #texts = new Map<string, Word>()
  #letters = new Map<string, Word[]>()
  #remembered = new Map<string, boolean>()

  constructor(words: Iterable<Word>) {
    for (const word of words) {
      if (this.#texts.has(word.text)) continue
      this.#texts.set(word.text, word)
      const letter = word.text[0] ?? ''
      this.#letters.set(letter, [...(this.#letters.get(letter) ?? []), word])
    }
  }

  get words(): Iterable<Word> {
    return this.#texts.values()
  }

  get size(): number {
    return this.#texts.size
  }

  has(word: Word): boolean {
    if (this.#texts.has(word.text)) return true
    const known = this.#remembered.get(word.text)
    if (known !== undefined) return known
    const found = [0, 1, 2].some(at => this.#letters.get(word.text[at] ?? '')?.some(one => isSameWord(word, one)))
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear()
    this.#remembered.set(word.text, found)
    return found
  }
}

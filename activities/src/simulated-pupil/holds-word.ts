import { fold } from '../fold.ts'

const bare = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether a text holds a word of more than three letters. */
export const holdsWord = (text: string, word: string) => word.length > 3 && bare(text).includes(bare(word))

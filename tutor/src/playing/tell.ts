import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { AnswerKey } from '../key.ts'
import { fold } from '../words.ts'

/** What is wrong with one chapter of an activity, in plain words; `false` where nothing is. */
export type Tell = (data: ActivityData, key: AnswerKey) => (string | false)[]

const bare = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether a text holds a word of more than three letters. */
export const holds = (text: string, word: string) => word.length > 3 && bare(text).includes(bare(word))

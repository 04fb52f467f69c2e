import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'
import { plainText } from './plain-text.ts'

/** The texts of a problem in plain writing: what is given, what is asked, and both; each as it is and folded. */
export type ProblemText = {
  given: string
  asked: string
  whole: string
  givenFolded: string
  askedFolded: string
  wholeFolded: string
}

/** What a problem tells and what it asks; a question of several sentences tells with all but the last that asks. */
export const problemText = ({ instruction, body, context }: Problem): ProblemText => {
  const given = plainText(context)
  const asked = plainText([instruction, body].filter(part => part.trim() !== '').join(' '))
  const whole = [given, asked].filter(part => part !== '').join('\n')
  return { given, asked, whole, givenFolded: fold(given), askedFolded: fold(asked), wholeFolded: fold(whole) }
}

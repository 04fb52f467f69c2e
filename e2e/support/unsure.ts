import path from 'node:path'
import { CONTENT, grade, Pack, readPackFolder } from '@ariane/tutor'

/** Ways to say a part of the model answer that leave open whether it is meant. */
const doubt = (part: string) => [`Peut-être que ${part}.`, `${part} ?`, `${part}, je crois.`]

/** An answer to a question of a pack about which Ariane asks back. */
export function unsureAnswer(packId: string, question: string): string {
  const { questions } = Pack.parse(readPackFolder(path.join(CONTENT, 'packs', packId)))
  const asked = questions.find(one => one.question === question)
  if (!asked) throw new Error(`no question « ${question} »`)
  const parts = asked.modelAnswer.split(/[.:;,]| et /).map(part => part.trim())
  const found = parts.flatMap(doubt).find(words => grade(asked.expected, words, { question }).ask)
  if (found === undefined) throw new Error(`nothing unsure to say to « ${question} »`)
  return found
}

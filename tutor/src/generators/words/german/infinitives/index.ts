import type { Generator } from '../../../exercise.ts'
import { correctSentence, findFalse, nameMistake } from './judge.ts'
import { chooseHead, insertZu, orderEnd, sayPurpose, useZuOrNot } from './write.ts'

/** The exercises on German infinitives with and without « zu ». */
export const infinitiveGenerators: Record<string, Generator> = {
  'de-zu-inside': insertZu,
  'de-zu-or-not': useZuOrNot,
  'de-zu-order': orderEnd,
  'de-zu-purpose': sayPurpose,
  'de-zu-mistake': nameMistake,
  'de-zu-correct': correctSentence,
  'de-zu-false': findFalse,
  'de-zu-head': chooseHead,
}

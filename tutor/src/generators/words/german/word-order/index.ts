import type { Generator } from '../../../exercise.ts'
import { chooseReason, findFalse, nameFirst, nameMistake } from './judge.ts'
import { addModal, askYesOrNo, continueSentence, moveSubject, orderGroups } from './move.ts'

/** The exercises on where the words of a German sentence stand. */
export const orderGenerators: Record<string, Generator> = {
  'de-order-groups': orderGroups,
  'de-order-move': moveSubject,
  'de-order-first': nameFirst,
  'de-order-question': askYesOrNo,
  'de-order-false': findFalse,
  'de-order-mistake': nameMistake,
  'de-order-judge': chooseReason,
  'de-order-link': continueSentence,
  'de-order-add-modal': addModal,
}

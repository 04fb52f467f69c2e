import { GAP, numbered } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printDialogCards = ({ cards }: DataFor<'dialog-cards'>) =>
  numbered(cards.map(({ front }) => `${front} ${GAP}`))

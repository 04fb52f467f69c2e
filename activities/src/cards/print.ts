import { GAP, numbered } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printCards = ({ cards }: DataFor<'cards'>) => numbered(cards.map(({ front }) => `${front} ${GAP}`))

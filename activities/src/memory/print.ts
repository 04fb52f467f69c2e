import { blocks, list } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printMemory = ({ instruction, cards }: DataFor<'memory'>) =>
  blocks(instruction, list(cards.map(card => card.text)))

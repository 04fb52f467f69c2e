import { blocks } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printMark = ({ instruction, unit, pieces }: DataFor<'mark'>) =>
  blocks(instruction, pieces.map(piece => piece.text).join(unit === 'sentence' ? ' ' : ''))

import { blocks, boxes, list } from '../paper.ts'
import type { DataFor } from '../shape.ts'
import { paper } from './messages.ts'

export const printMatch = ({ instruction, left, right }: DataFor<'match'>) =>
  blocks(instruction, list(left.map(one => one.text)), paper.with, boxes(right))

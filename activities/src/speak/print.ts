import { blocks, numbered } from '../paper.ts'
import type { DataFor } from '../shape.ts'
import { paper } from './messages.ts'

export const printSpeak = ({ items }: DataFor<'speak'>) =>
  blocks(paper.aloud, numbered(items.map(({ prompt }) => prompt)))

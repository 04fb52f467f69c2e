import { blocks, linesToWrite } from '../paper.ts'
import type { DataFor } from '../shape.ts'
import { paper } from './messages.ts'

export const printDictation = ({ sentences }: DataFor<'dictation'>) =>
  blocks(paper.dictation, linesToWrite(sentences * 2))

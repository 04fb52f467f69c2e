import { paper } from '../messages.ts'
import { blocks, linesToWrite } from '../paper.ts'
import type { DataFor } from '../shape.ts'

const LINES = { line: 1, lines: 3, page: 8 }

export const printWriting = ({ source, question, given, mustUse, size }: DataFor<'writing'>) =>
  blocks(
    source && `**${source.title}**\n\n${source.body}\n\n*${source.by}*`,
    question,
    given,
    mustUse && `${paper.words} ${mustUse.join(' · ')}`,
    linesToWrite(LINES[size]),
  )

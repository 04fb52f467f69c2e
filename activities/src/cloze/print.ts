import { paper } from '../messages.ts'
import { blocks, GAP, numbered, words } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printCloze = ({ items, bank }: DataFor<'cloze'>) =>
  blocks(numbered(items.map(({ parts }) => parts.join(GAP))), bank && `${paper.words} ${words(bank)}`)

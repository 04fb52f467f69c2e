import { blocks, GAP, list } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printCategorize = ({ instruction, groups, items }: DataFor<'categorize'>) =>
  blocks(instruction, list(groups.map(group => `**${group.text}** : ${GAP}`)), list(items.map(item => item.text)))

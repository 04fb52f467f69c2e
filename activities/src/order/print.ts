import { blocks, list } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printOrder = ({ instruction, items }: Pick<DataFor<'order'>, 'instruction' | 'items'>) =>
  blocks(instruction, list(items.map(item => `…… ${item.text}`)))

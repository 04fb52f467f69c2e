import { blocks } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printAccordion = ({ panels }: DataFor<'accordion'>) =>
  blocks(...panels.map(({ title, body }) => `**${title}**\n\n${body}`))

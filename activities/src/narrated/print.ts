import { blocks } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printNarrated = ({ lines }: DataFor<'narrated'>) => blocks(...lines.map(line => line.shown))

import { blocks } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printSpeedReading = ({ body, source }: DataFor<'speed-reading'>) => blocks(body, `*${source}*`)

import { blocks, boxes } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printQuiz = ({ stem, options }: DataFor<'quiz'>) => blocks(stem, boxes(options))

import type { Pen } from '../../canvas/canvas.ts'

/** Seen and hidden edges in cavalier perspective. */
export const EDGE: Pen = { width: 2.2 }
export const HIDDEN: Pen = { width: 1.6, dash: '5 4', stroke: 'soft' }
export const LABEL = { middle: true, bold: true, role: 'a' } as const

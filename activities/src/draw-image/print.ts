import type { DataFor } from '../shape.ts'

/** The grid stands above it: the image is drawn there by hand. */
export const printDrawImage = ({ instruction }: DataFor<'draw-image'>) => instruction

import { blocks, words } from '../paper.ts'
import type { DataFor } from '../shape.ts'

/** The figure stands above it: points are placed there by hand. */
export const printPlacePoint = ({ instruction, points }: DataFor<'place-point'>) =>
  blocks(instruction, words(points.map(({ name, text }) => ({ text: `${name} (${text})` }))))

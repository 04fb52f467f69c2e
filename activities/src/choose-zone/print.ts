import { blocks, boxes } from '../paper.ts'
import type { DataFor } from '../shape.ts'
import { paper } from './messages.ts'

export const printChooseZone = ({ stem, zones }: DataFor<'choose-zone'>) =>
  blocks(stem, boxes(zones.map(({ text }) => ({ text: paper.zone(text) }))))
